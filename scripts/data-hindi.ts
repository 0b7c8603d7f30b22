// How much of the codes' pages is in Hindi, how many codes have a name in it, how many vague texts are asked in it, and what is not: `npm run data:hindi`, and `-- --all` for every code.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readVague } from '../src/tariff/compile/compile.ts';
import { answeredCodes, mostUsedCodes } from '../src/tariff/measure/mostUsed.ts';
import { todayInIndia } from '../src/tariff/model/days.ts';
import { openTariff } from '../src/tariff/node.ts';
import { codeName } from '../src/web/tariff/codeName.ts';
import { liveHeadings, spokenShare } from '../src/web/tariff/spokenShare.ts';
import { hi } from '../src/web/texts/hi.ts';

/** Sentences in English that are listed. */
const LISTED_MAX = 40;
const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
const tariff = openTariff();
const { records } = tariff;

function report(what: string, codes: readonly string[]): void {
  const { pages, spoken, left } = spokenShare(tariff, codes, hi, todayInIndia());
  console.log(`${what}: ${spoken} of ${pages} pages wholly in Hindi (${((100 * spoken) / pages).toFixed(1)}%)`);
  for (const [sentence, count] of left.slice(0, LISTED_MAX)) console.log(`${String(count).padStart(8)}  ${sentence}`);
  if (left.length > LISTED_MAX) console.log(`          … and ${left.length - LISTED_MAX} more sentences`);
  const nameless = codes.filter((code) => codeName(code, hi) === undefined);
  console.log(`${what}: ${pages - nameless.length} of ${pages} have a name in Hindi`);
  if (nameless.length > 0) console.log(`          without one: ${nameless.slice(0, LISTED_MAX).join(', ')}`);
}

/** What a text that is too vague is asked, by how many texts. */
function reportQuestions(): void {
  const asked = readVague(join('data', 'tariff'));
  const spoken = asked.filter(({ ask }) => hi.speech?.sentence(ask) !== undefined);
  console.log(`Vague texts: ${spoken.length} of ${asked.length} are asked in Hindi`);
}

/** What people see first: the code that an ordinary text is answered with. */
function reportAnswers(): void {
  const answered = answeredCodes(tariff, join('data', 'tariff'));
  const nameless = answered.filter((code) => codeName(code, hi) === undefined);
  console.log(
    `Common goods and bills: ${answered.length - nameless.length} of ${answered.length} are answered with a code that has a name in Hindi`,
  );
  if (nameless.length > 0)
    console.log(`          without one: ${[...new Set(nameless)].slice(0, LISTED_MAX).join(', ')}`);
}

reportQuestions();
reportAnswers();
report('Headings', liveHeadings(tariff));
report('Most used codes', mostUsedCodes(tariff, join('data', 'tariff'), 2_000));
if (values.all)
  report(
    'All codes',
    Array.from({ length: records.length }, (_, code) => records.code(code)),
  );
