// Says when the text model is older than its texts by more than a release allows.

/** Of names and examples, this share may have come, gone or changed since the model was trained. */
const MAX_SHARE = 0.1;

/** Both as `sampleOf` gives them. */
export function checkModelAge(trainedOn: readonly string[] | undefined, texts: readonly string[]): readonly string[] {
  if (trainedOn === undefined) return ['model/trained-on.txt is missing: "npm run train" writes it with the model'];
  const before = new Set(trainedOn);
  const now = new Set(texts);
  const changed = texts.filter((hash) => !before.has(hash)).length + trainedOn.filter((hash) => !now.has(hash)).length;
  const share = changed / Math.max(1, before.size);
  const percent = (part: number): string => `${(100 * part).toFixed(1)}%`;
  return share > MAX_SHARE
    ? [
        `${percent(share)} of names and examples have come, gone or changed since the text model was trained, more than ${percent(MAX_SHARE)}: run "npm run train" and "npm run accept"`,
      ]
    : [];
}
