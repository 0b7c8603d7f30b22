// `npx tsx bench/scale.ts <fresh> <cached>`: the arithmetic of docs/scale.md from what one core serves a second.
const [fresh = Number.NaN, cached = Number.NaN] = process.argv.slice(2).map(Number);
if (!(fresh > 0 && cached > 0)) {
  console.error('Give two numbers that bench:http printed: fresh lookups and cached lookups a second.');
  process.exit(1);
}

const A_DAY = 1_000_000_000;
const MEAN = A_DAY / 86_400;
/** The busiest hour against the mean of the day. */
const PEAK = 3;
/** Cores are planned to be this busy at the peak. */
const BUSY = 0.7;
/** Places of a CDN, each with a cache of its own. */
const PLACES = 20;

/** How many of `asked` questions a place has not had in the hour, when `kinds` questions are asked as Zipf has it. */
function missShare(kinds: number, exponent: number, asked: number): number {
  let norm = 0;
  for (let rank = 1; rank <= kinds; rank++) norm += rank ** -exponent;
  let distinct = 0;
  for (let rank = 1; rank <= kinds; rank++) distinct += -Math.expm1(asked * Math.log1p(-(rank ** -exponent) / norm));
  return distinct / asked;
}

const number = (value: number): string => Math.round(value).toLocaleString('en-US');
const cores = (perSecond: number, each: number): string => number(Math.ceil(perSecond / each / BUSY));

console.log(`a billion a day: ${number(MEAN)} a second, ${number(MEAN * PEAK)} at the peak`);
console.log(
  `without any cache: ${cores(MEAN * PEAK, fresh)} cores; all from the replicas' own cache: ${cores(MEAN * PEAK, cached)}`,
);
console.log(
  '\n| questions in use | exponent | origin share | origin a second at the peak | cores |\n|---|---|---|---|---|',
);
for (const kinds of [100_000, 1_000_000, 10_000_000]) {
  for (const exponent of [1.1, 1, 0.9]) {
    const share = missShare(kinds, exponent, (MEAN * 3600) / PLACES);
    const origin = MEAN * PEAK * share;
    console.log(
      `| ${number(kinds)} | ${exponent} | ${(share * 100).toFixed(1)}% | ${number(origin)} | ${cores(origin, fresh)} |`,
    );
  }
}
