// The checks over files: every fault of every file is told, once, and what cannot be read ends in words.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CodeRates, RateEntry } from '../model/rates.ts';
import { entry } from '../rates/samples.ts';
import type { RateFact } from '../source/rateFacts.ts';
import { readExamples, readNames, readValidity } from '../source/readCodes.ts';
import { readSizes } from '../source/readSizes.ts';
import { checkData } from './checkData.ts';
import { checkExamples, checkValidity } from './checkExamples.ts';
import { strayKinds, uncitedFacts, wrongRates } from './checkRates.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kosh-data-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, ...lines: readonly string[]): void => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), `${lines.join('\n')}\n`);
};
const problemsOf = (read: () => unknown): readonly string[] => {
  try {
    read();
    return [];
  } catch (error) {
    return (error as Error).message.split('\n').map((line) => line.replace(`${folder}/`, ''));
  }
};

describe('files of names, examples and validity', () => {
  it('a name in the wrong file and a word in place of usual, all at once', () => {
    write(
      'names/09.tsv',
      'code\tname\tlanguage\tkind\tusual',
      '0902\ttea\ten\tcommon\tyes',
      '8517\tphone\ten\tcommon\t',
    );
    write('names/10.tsv', 'code\tname\tlanguage\tkind\tusual', '1006\trice\ten\tfood\t');
    expect(problemsOf(() => readNames(folder))).toEqual([
      'names/09.tsv:2: usual "yes" must be empty or usual',
      'names/09.tsv:3: code 8517 is in the wrong file',
      'names/10.tsv:2: kind "food" must be one of common, trade, variant, form, use, material',
    ]);
  });

  it('examples with codes that are malformed, of another chapter or unknown', () => {
    write('examples/09.tsv', 'code\ttext', '0902100\tgreen tea', '100630\trice', '090210\t ', '0902');
    expect(problemsOf(() => readExamples(folder))).toEqual([
      'examples/09.tsv:2: code "0902100" must have 4 or 6 digits',
      'examples/09.tsv:3: code 100630 is in the wrong file',
      'examples/09.tsv:4: text must not be empty',
      'examples/09.tsv:5: 2 columns are needed, but 1 are there',
    ]);
    expect(checkExamples([{ code: '099999', text: 'tea', line: 7 }], [])).toEqual([
      'examples/09.tsv:7: "tea" has the code 099999, which does not exist',
    ]);
  });

  it('validity in places that do not exist, of codes that do not exist', () => {
    write('validity.tsv', 'code\tvalid_on', '09103030\tmoon', '09103020\ttariff gst-portal', '09103020\ttariff');
    expect(problemsOf(() => readValidity(folder))).toEqual([
      'validity.tsv:2: valid_on "moon" must be one or more of tariff, gst-portal, e-invoice',
      'validity.tsv:4: code 09103020 is listed twice',
    ]);
    expect(checkValidity(new Map([['09999999', ['tariff']]]), [])).toEqual(['09999999 does not exist']);
  });
});

it('sizes that are none', () => {
  write('sized-goods.tsv', 'goods\tmeasure\twords\tnot', 'bikes\tcc\t\t', 'bikes\tmiles\t\t');
  expect(problemsOf(() => readSizes(folder))).toEqual([
    'sized-goods.tsv:3: goods "bikes" is listed twice',
    expect.stringMatching(/^sized-goods\.tsv:3: measure "miles" must be one of rupees, cc, /),
  ]);
  write('sized-goods.tsv', 'goods\tmeasure\twords\tnot', 'bikes\tcc\t\t');
  const header = 'code\tgoods\tabove\tup_to';
  write('sizes.tsv', header, '871120\tbikes\t50\t250', '871120\tbikes\t\t', '871130\tcars\t500\t2,50');
  expect(problemsOf(() => readSizes(folder))).toEqual([
    'sizes.tsv:3: code 871120 is listed twice for bikes',
    'sizes.tsv:3: above and up_to are both empty: one of them must be given',
    'sizes.tsv:4: goods "cars" is not in sized-goods.tsv',
    'sizes.tsv:4: up_to "2,50" must be a number in plain digits, or empty',
  ]);
});

describe('rates', () => {
  const table = (notification: string, schedule: string, ratePercent: number | null) => ({
    notification,
    schedule,
    ratePercent,
    lastSerial: null,
  });
  const LAW = {
    schedules: [
      table('9/2025-CT(Rate)', 'I', 5),
      table('10/2025-CT(Rate)', 'Exempt', 0),
      table('11/2017-CT(Rate)', 'Services', null),
    ],
    gstRates: [0, 5, 18],
  };
  const wrong = (fields: Partial<RateEntry>): string => wrongRates({ entries: [entry(fields)] }, LAW).join();

  it('are those of their schedule, and rates that exist', () => {
    expect(wrong({})).toBe('');
    expect(wrong({ ratePercent: 18 })).toContain('has 18%, but its schedule has 5%');
    expect(wrong({ notification: '1/2017-CT(Rate)', schedule: 'VIII' })).toContain(
      'schedules.tsv has no schedule VIII of 1/2017-CT(Rate)',
    );
    expect(wrong({ notification: '10/2025-CT(Rate)', schedule: 'Exempt' })).toContain('its schedule has 0%');
    expect(wrong({ notification: '11/2017-CT(Rate)', schedule: 'Services', ratePercent: 7 })).toContain(
      'has 7%, which is no rate of GST',
    );
  });

  it('of goods and of services stand in their own files', () => {
    expect(strayKinds('goods-2025.tsv', [entry({})])).toEqual([]);
    expect(strayKinds('goods-2025.tsv', [entry({ codes: ['998314'] })]).join()).toContain('998314, which is a service');
    expect(strayKinds('services.tsv', [entry({})]).join()).toContain('0101, which is no service');
    // An entry for goods that is narrowed to a service: plain water, which is billed as one.
    expect(strayKinds('services.tsv', [entry({ codes: ['2201'], narrowedTo: ['996921'] })])).toEqual([]);
    expect(strayKinds('services.tsv', [entry({ codes: ['99'], narrowedTo: ['2201'] })])).toHaveLength(1);
  });

  it('facts cite a notification', () => {
    const fact = { line: 9, code: '01012100', date: '2025-10-01', citation: '' } as RateFact;
    const rates = (schedule: string) =>
      new Map([
        ['01012100', { rates: [{ from: '2025-09-22', to: null, branches: [{ schedule }] }] } as unknown as CodeRates],
      ]);
    expect(uncitedFacts([fact], rates('Schedule I 5%')).join()).toContain(
      'line 9: 01012100 on 2025-10-01 has no citation',
    );
    expect(uncitedFacts([fact], rates('Outside GST'))).toEqual([]);
    expect(uncitedFacts([{ ...fact, citation: '9/2025-CT(Rate)' }], rates('Schedule I 5%'))).toEqual([]);
  });
});

describe('checkData', () => {
  beforeEach(() => {
    write('rates/condition-words.tsv', CONDITION_WORDS);
    write('rates/questions.tsv', 'topic\tquestion\tsays', 'pack\tPacked or loose?\tpre-packaged');
    write('dataset.tsv', 'fact\tvalue', 'as_of\t2026-11-15', 'source\thttps://example.org');
    write('rates/schedules.tsv', 'notification\tschedule\trate\tlast_serial', '9/2025-CT(Rate)\tI\t5\t1');
    write('rates/gst-rates.tsv', 'rate\tof', '5\tmost');
    for (const [name, header] of WORD_FILES) write(`words/${name}.tsv`, header);
  });
  /** With their headers, without a line. */
  const WORD_FILES = [
    ['grammar', 'word\tpart'],
    ['units', 'unit\tsays'],
    ['spellings', 'word\tform\tkind'],
    ['hindi-endings', 'ending\tbases'],
    ['loan-words', 'word\tenglish'],
    ['dose-forms', 'written\tform'],
    ['other-scripts', 'scripts\tstage\tpattern\tbecomes'],
    ['heading-groups', 'from\tto\tgroup\twhat'],
    ['short-forms', 'form\twords\ttrade\tneighbours'],
    ['brands', 'name\tkind\tmakes\theadings\tword'],
    ['medicines', 'name\tkind\tmeans\theadings'],
    ['roles', 'word\trole'],
    ['asks', 'word\tquestion\tanswer\tthen\tcodes\tusual'],
    ['narrowing', 'word\tsaid'],
    ['excluded', 'code\twords'],
    ['questions', 'frame'],
    ['tails', 'frame'],
    ['ordinary', 'parent\tordinary\twhat'],
  ] as const;
  const HEADER = 'code\tstatus\tsuperseded_by\tunit\tdescription';
  const ENTRIES =
    'notification\tschedule\tserial\trate\tcodes\texcluded\tnarrowed_to\tcoverage\tcondition\tordinary\tfrom\tto\tevidence\tnote';
  const CONDITION_WORDS = 'condition\twords\tmeasure\tnames\tnot\tasks';
  const check = (against?: string): readonly string[] => {
    const lines: string[] = [];
    checkData({ folder, factsFile: join(folder, 'facts.tsv'), against }, (line) =>
      lines.push(line.replace(folder, '')),
    );
    return lines;
  };

  it('tells every fault of files that cannot be read, each once', () => {
    write(
      'codes/01.tsv',
      HEADER,
      '0101\tlive\t\tNOS\tHorses',
      '01012100\tgone\t\tNOS\tHorses',
      '0201\tlive\t\tKGS\tMeat',
    );
    write('vague.tsv', 'phrase\tclass\task');
    write(
      'rates/goods-2025.tsv',
      ENTRIES,
      '9/2025-CT(Rate)\tI\t1\tfive\t0101\t\t\tall\t\t\t2025-09-22\t\tnotification\t',
    );
    expect(check()).toEqual([
      'Codes: 2 complaints',
      '  /codes/01.tsv:3: status "gone" must be live or retired',
      '  /codes/01.tsv:4: code 0201 is in the wrong file',
      'Vague texts: ok',
      'Rates: 1 complaint',
      '  /rates/goods-2025.tsv:2: rate "five" must be a number from 0 to 100',
    ]);
    write('codes/01.tsv', HEADER, '0101\tlive\t\tNOS\tHorses');
    for (const name of ['names/01.tsv', 'examples/01.tsv']) mkdirSync(join(folder, dirname(name)), { recursive: true });
    write('validity.tsv', 'code\tvalid_on');
    write('sized-goods.tsv', 'goods\tmeasure\twords\tnot');
    write('sizes.tsv', 'code\tgoods\tabove\tup_to');
    expect(check('/nowhere').filter((line) => line.includes('five'))).toHaveLength(1);
  });

  it('tells every fault of every file of rates with line, column and what would be right', () => {
    write('codes/01.tsv', HEADER, '0101\tgone\t\tNOS\tHorses');
    write('vague.tsv', 'phrase\tclass\task');
    write(
      'rates/goods-2025.tsv',
      ENTRIES,
      '9 of 2025\tI\t\tfive\t01.01 x\t\t\tsome\t\t\tsoon\t2025-09-21\thearsay\t',
      '9/2025-CT(Rate)\tI\t1\t5\t0101\t\t\tall\t\t\t2025-09-22\t\tnotification\t',
      '9/2025-CT(Rate)\tI\t1',
      '9/2025-CT(Rate)\tI\t2\t5\t*\t\t\tall\tpacked\tmost\t2025-09-22\t2025-09-21\tnotification\t',
    );
    write('rates/services.tsv', 'nonsense');
    write('rates/ordinary.tsv', 'code\tfrom\tto\trate\tserial\treason', '87\t2025-09-22\t\t180\t\t');
    write(
      'rates/reverse-charge.tsv',
      'from\tto\tshown_by\tcodes\texcluded\ttrigger\tsettled_by\tnot\tnotification\tserial\tevidence\tnote',
      '2017-11-15\t\tcode\t5201\t\t\t\t\t4/2017-CT(Rate)\t\tnotification\t',
    );
    write(
      'rates/condition-words.tsv',
      CONDITION_WORDS,
      'loose\tloose; ;\trupees = 5 or kg 3\tgods\t\tmood',
      'loose\tloose\t\t\t\tpack',
      '\tpacked\t\t\t\t',
      '\tpacked\t\t\t\t',
    );
    expect(check()).toEqual([
      'Codes: 1 complaint',
      '  /codes/01.tsv:2: status "gone" must be live or retired',
      'Vague texts: ok',
      'Rates: 18 complaints',
      '  /rates/goods-2025.tsv:2: coverage "some" must be one of all, part, split',
      '  /rates/goods-2025.tsv:2: codes "01.01" must be a code prefix of 2 to 8 digits',
      '  /rates/goods-2025.tsv:2: codes "x" must be a code prefix of 2 to 8 digits',
      '  /rates/goods-2025.tsv:2: from "soon" must be a date from 2017-07-01 on',
      '  /rates/goods-2025.tsv:2: notification "9 of 2025" must read like 9/2025-CT(Rate)',
      '  /rates/goods-2025.tsv:2: serial must not be empty',
      '  /rates/goods-2025.tsv:2: rate "five" must be a number from 0 to 100',
      '  /rates/goods-2025.tsv:2: evidence "hearsay" must be one of notification, secondary, inferred',
      '  /rates/goods-2025.tsv:4: 14 columns are needed, but 3 are there',
      '  /rates/goods-2025.tsv:5: condition must be empty exactly when the coverage is all',
      '  /rates/goods-2025.tsv:5: ordinary must be empty when the coverage is all',
      '  /rates/goods-2025.tsv:5: to "2025-09-21" must be empty or a date not before "from"',
      `  /rates/services.tsv:1: the header must be ${ENTRIES.replaceAll('\t', ', ')}, but is nonsense`,
      '  /rates/ordinary.tsv:2: code "87" must have 4 to 8 digits',
      '  /rates/ordinary.tsv:2: rate "180" must be a number from 0 to 100',
      '  /rates/ordinary.tsv:2: reason must not be empty',
      '  /rates/reverse-charge.tsv:2: trigger must not be empty',
      '  /rates/reverse-charge.tsv:2: serial must not be empty',
      'Condition words: 9 complaints',
      '  /rates/condition-words.tsv:2: asks "mood" must be a topic of questions.tsv',
      '  /rates/condition-words.tsv:2: names "gods" must be empty, goods or rare, or read like goods unless khadi',
      '  /rates/condition-words.tsv:2: measure "rupees = 5" must read like rupees > 2500 or pack = retail',
      '  /rates/condition-words.tsv:2: measure "kg 3" must read like rupees > 2500 or pack = retail',
      '  /rates/condition-words.tsv:2: words "loose; ;" has a phrase without a word',
      '  /rates/condition-words.tsv:3: condition "loose" stands twice',
      '  /rates/condition-words.tsv:3: asks "pack" is asked for, but the condition says nothing of "pre-packaged"',
      '  /rates/condition-words.tsv:4: condition must not be empty',
      '  /rates/condition-words.tsv:5: condition must not be empty',
    ]);
  });

  it('says which reference lists are missing', () => {
    write('codes/01.tsv', HEADER);
    write('vague.tsv', 'phrase\tclass\task');
    write('validity.tsv', 'code\tvalid_on');
    write('sized-goods.tsv', 'goods\tmeasure\twords\tnot');
    write('sizes.tsv', 'code\tgoods\tabove\tup_to');
    write('rates/goods-2025.tsv', 'nonsense');
    for (const name of ['names', 'examples']) mkdirSync(join(folder, name));
    const lines = check('/nowhere');
    expect(lines).toContain('Reference lists: 5 complaints');
    expect(lines).toContain('  /nowhere/codes/goods-tariff-2025-11.csv does not exist');
  });
});
