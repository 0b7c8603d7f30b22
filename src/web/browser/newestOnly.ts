// Asks one question at a time: of those that come meanwhile only the newest is asked, so that fast typing on a slow phone,
// or before the tariff is there, does not wait for the answer to every letter.

/** Undefined: a newer question came, and this one was not asked. */
export function newestOnly<Question, Answer>(
  ask: (question: Question) => Promise<Answer>,
): (question: Question) => Promise<Answer | undefined> {
  let running: Promise<unknown> = Promise.resolve();
  let turn = 0;
  return async (question) => {
    const own = ++turn;
    const before = running;
    let done = (): void => {};
    running = new Promise<void>((resolve) => {
      done = resolve;
    });
    try {
      await before;
      return own === turn ? await ask(question) : undefined;
    } finally {
      done();
    }
  };
}
