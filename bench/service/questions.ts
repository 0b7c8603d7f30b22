// Questions that are new every time: three words each, from lists of materials, goods and uses.
const FIRST =
  'cotton steel plastic wooden leather glass rubber silk copper ceramic woollen brass paper bamboo nylon jute iron granite marble aluminium electric frozen dried fresh roasted printed knitted woven coated used'.split(
    ' ',
  );
const SECOND =
  'shirt bottle chair table lamp pump cable phone charger bag shoe plate knife fan motor toy book pipe valve box rice flour oil tea soap paint tyre battery mat rope'.split(
    ' ',
  );
const THIRD =
  'for kitchen|for office|for children|for cars|for export|500 g|set of 6|with cover|spare parts|for women|for men|1 kg|for hospital|for school|repair service'.split(
    '|',
  );

const pick = (words: readonly string[], number: number): string => words[number % words.length] ?? '';

/** The n-th question; 13,500 differ by their words, beyond that a number is added. */
export function question(n: number): string {
  const words = `${pick(FIRST, n)} ${pick(SECOND, Math.floor(n / FIRST.length))} ${pick(THIRD, Math.floor(n / (FIRST.length * SECOND.length)))}`;
  const round = Math.floor(n / (FIRST.length * SECOND.length * THIRD.length));
  return round === 0 ? words : `${words} ${round}`;
}
