// A function of words that remembers what it answered, up to a bound.

const MOST_REMEMBERED = 20_000;

export function remember<Answer>(answerTo: (word: string) => Answer): (word: string) => Answer {
  const known = new Map<string, Answer>();
  return (word) => {
    const remembered = known.get(word);
    if (remembered !== undefined) return remembered;
    const answer = answerTo(word);
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(word, answer);
    return answer;
  };
}
