// Writes a text as bills, item masters and people write it: with a colour, a party or a batch number behind it, in a
// sentence, with a letter lost or cut off. What it names stays the same, and that is what the model learns.
import type { WordLists } from '../../src/tariff/model/words.ts';
import type { Draw } from './draws.ts';
import type { Lesson } from './lessons.ts';

const words = (text: string): readonly string[] => text.split(' ');
const SURNAMES = words(
  'agarwal jain patel shah singh reddy nair iyer khan das roy bose kapoor malhotra yadav joshi desai kulkarni patil naidu pillai sethi arora bhatia chawla garg mittal goyal bansal saxena tiwari pandey mishra dubey thakur chauhan rathore solanki parmar vora mehra chopra ahuja khanna sood biswas ghosh menon hegde shetty rao murthy gowda lal prasad sinha trivedi parekh',
);
const FIRMS = words(
  'traders enterprises bros sons stores agencies industries associates suppliers mart corporation company pvt ltd llp trading sales centre emporium depot udyog bhandar',
);
const CITIES = words(
  'delhi mumbai chennai kolkata jaipur lucknow kanpur indore bhopal rajkot ludhiana kochi mysore nashik ranchi patna guwahati vizag madurai agra meerut thane vadodara pune nagpur jodhpur raipur trichy hubli salem udaipur panipat noida gurgaon howrah siliguri',
);
const PACKS = words(
  'box boxes ctn carton pkt packet case jar bag bdl bundle set pair pcs pc nos dozen strip roll can tin drum pouch bottle unit sheet bori peti',
);
const MEASURES = words('g gm kg ml l ltr mm cm inch ft mtr sqft w kw hp v amp gsm mg');
const MONTHS = words('jan feb march april may june july aug sept oct nov dec');
const LETTERS = words('a b c d e f g h i j k l m n o p q r s t u v w x y z');
const SIZES = words('s m l xl xxl xxxl 6 7 8 9 10 28 30 32 34 36 38 40 42 small medium large');
const REMARKS = [
  ...words('return rtn sample free urgent scheme damaged replacement advance balance asstd assorted imported repeat'),
  ...['as per po', 'as per sample', 'as discussed', 'part payment', 'on approval', 'good quality', 'best quality'],
  ...[
    'mix colour',
    'mix design',
    'make std',
    'make local',
    'as per challan',
    'sale return',
    'first quality',
    'top class',
  ],
  ...['very good', 'new stock', 'old stock', 'fresh stock', 'free sample', 'goods return', 'not for sale', 'extra'],
];
/** "assorted design", "model new": what clerks say of goods of any kind. */
const CHOICES = words('assorted asstd mix mixed new old latest different various fancy plain standard local branded');
const ASPECTS = words(
  'design designs colour color model pattern size sizes print variety shade style make brand quality',
);
/** What a clerk refers to, and what that is numbered by. */
const PAPERS = words(
  'quotation order po sample drawing annexure contract agreement list instruction estimate requirement',
);
const NUMBERED = words('ctn box case bale roll bag bundle art item code ref bill inv dc challan gr lr po so job sr');
/** What people ask for beside the goods: for whom and where, what goods are used for. */
const USES = words(
  'office factory home shop hotel school hospital staff director site godown warehouse kitchen bathroom bedroom garden baby kids men women dog cat cow plant machine wedding export packing cooking cleaning printing construction travel',
);
/** What people write before and behind goods in a sentence; either may be missing. */
const BEFORE = [
  ...['what is the gst rate on', 'hsn code for', 'gst on', 'is gst applicable on', 'how much gst on', 'which hsn for'],
  ...['tax on', 'i sell', 'being', 'being amount paid for', 'paid to party for', 'purchase of', 'sale of', 'towards'],
  ...[
    'we manufacture',
    'my shop sells',
    'kindly tell gst of',
    'need the sac of',
    'do i have to pay gst for',
    'please share',
  ],
  ...[
    'we supply',
    'our company buys',
    'amount paid towards',
    'i want hsn of',
    'maine',
    'rate of tax for',
    'is itc allowed on',
  ],
  ...['what would be the code of', 'whether gst is leviable on', 'how to bill', 'invoice for', 'payment for', 'to'],
  ...[
    'bought',
    'cash purchase of',
    'received',
    'supplied',
    'expenses on',
    'which sac code for',
    'hum bechte hain',
    'by',
  ],
];
const BEHIND = [
  ...[
    'hsn',
    'gst rate',
    'in india',
    'par gst kitna hai',
    'pe kitna tax lagega',
    'ka hsn',
    'please',
    'what is the rate',
  ],
  ...['purchased', 'charges', 'to a dealer', 'from a vendor', 'as per bill', 'for invoice', 'kharida bill banana hai'],
  ...[
    'ka gst rate batao',
    'hsn kya hai',
    'sold',
    'supplied to customer',
    'for the month',
    'tax slab',
    'ka code',
    'code',
  ],
  ...[
    'and what tax',
    'for my business',
    'in 2026',
    'kitna percent',
    'under gst',
    'i need the code',
    'vide bill',
    'paid',
  ],
];
/** Goods that come in colours, and goods that come in flavours or scents. */
const COLOURED =
  /^(39(1[789]|2)|42|4[48]|5[0-9]|6[0-57-9]|70|73(2[1-4])|82|83|84(14|15|18|50|67)|85(0[89]|1[678]|28|39)|87(0[34]|1[1256])|90(0[34])|91|94|95|96|32(0[89]|10|13)|33(03|04))/;
const FLAVOURED = /^(04|09|1[679]|2[0-2]|24|3003|3004|33|3401|3402|3406|3824)/;
/** Plants, foods, minerals, woods, stones, yarns and metals give colours and scents their names. */
const NAMES_A_SHADE = /^(0[6-9]|1[0-57-9]|2[0-256]|44|45|50|68|71|74)/;

/** How often each is done to a text, one choice of the first five. */
const OFTEN = { colour: 0.14, flavour: 0.12, use: 0.13, tail: 0.35, medicineTail: 0.75, second: 0.3, sentence: 0.2 };
const LONG_EXAMPLE = 60;

export class Disturber {
  readonly #draw: Draw;
  readonly #colours: readonly string[];
  readonly #flavours: readonly string[];
  readonly #shadeNouns: readonly string[];
  readonly #things: readonly string[];
  readonly #makers: ReadonlyMap<string, readonly string[]>;

  constructor(lists: WordLists, lessons: readonly Lesson[], draw: Draw) {
    this.#draw = draw;
    const ofRole = (...roles: readonly string[]) =>
      lists.roles.filter(({ word, role }) => roles.includes(role) && /^[a-z ]+$/.test(word)).map(({ word }) => word);
    this.#colours = ofRole('colour', 'shade');
    this.#flavours = ofRole('flavour');
    const named = lessons.filter(({ kind }) => kind === 'name' || kind === 'usual');
    this.#shadeNouns = named
      .filter(({ text, code }) => /^[a-z]{3,10}$/.test(text) && NAMES_A_SHADE.test(code))
      .map(({ text }) => text);
    const things = lessons
      .filter(({ kind, text }) => kind === 'usual' && /^[a-z]+( [a-z]+)?$/.test(text) && text.length <= 22)
      .map(({ text }) => text);
    this.#things = [...things, ...Array.from({ length: 8 }, () => USES).flat()];
    const makers = new Map<string, string[]>();
    for (const { name, kind, headings } of lists.brands) {
      if (kind === 'product') continue;
      for (const heading of headings) makers.set(heading, [...(makers.get(heading) ?? []), name]);
    }
    this.#makers = makers;
  }

  of({ text, code, kind }: Lesson): string {
    let out = text;
    if (kind !== 'example' || text.length < LONG_EXAMPLE) {
      out = this.#withKind(out, code);
      if (kind !== 'brand' && this.#happens(0.06)) out = this.#withMaker(out, code);
      if (this.#happens(kind === 'medicine' ? OFTEN.medicineTail : OFTEN.tail)) {
        out = `${out} ${this.#tail()}`;
        if (this.#happens(OFTEN.second)) out = `${out} ${this.#tail()}`;
      } else if (this.#happens(OFTEN.sentence)) out = this.#inSentence(out);
      if (this.#happens(0.05)) out = `${this.#digits(2, 6)} ${out}`;
    }
    if (this.#happens(0.3)) out = this.#changed(out, (word) => this.#misspelt(word));
    if (this.#happens(0.05) && out.length > 24) out = out.slice(0, this.#number(14, 24));
    if (this.#happens(0.06) && out.split(' ').length > 2) out = this.#changed(out, () => this.nonsense());
    return out;
  }

  /** Which kind of the goods: a colour, a flavour, what they are for. */
  #withKind(text: string, code: string): string {
    if (this.#happens(OFTEN.colour) && COLOURED.test(code)) {
      const colour = this.#one(this.#happens(0.4) ? this.#colours : this.#shadeNouns);
      return `${text} ${colour}${this.#happens(0.2) ? ` ${this.#one(SIZES)}` : ''}`;
    }
    if (this.#happens(OFTEN.flavour) && FLAVOURED.test(code)) {
      return `${text} ${this.#one(this.#happens(0.5) ? this.#flavours : this.#shadeNouns)}`;
    }
    if (!this.#happens(OFTEN.use)) return text;
    const thing = this.#one(this.#things);
    const way = this.#draw();
    if (way < 0.7) return `${text} for ${thing}`;
    if (way < 0.8) return `${thing} ke liye ${text}`;
    if (way < 0.9) return `${thing} ${this.#one(['ka', 'ki'])} ${text}`;
    return `${text} ${this.#one(['used in', 'with', 'in', 'w/', 'without'])} ${thing}`;
  }

  #inSentence(text: string): string {
    const parts = this.#draw();
    const before = parts < 0.7 ? `${this.#one(BEFORE)} ` : '';
    return `${before}${text}${parts > 0.4 ? ` ${this.#one(BEHIND)}` : ''}`;
  }

  #withMaker(text: string, code: string): string {
    const makers = this.#makers.get(code.slice(0, 4));
    return makers === undefined ? text : `${this.#one(makers)} ${text}`;
  }

  /** What stands behind goods on bills and says nothing of them. */
  #tail(): string {
    const { tails } = this;
    return (tails[Math.floor(this.#draw() * tails.length)] ?? this.tails[0] ?? String).call(this);
  }

  readonly tails: readonly (() => string)[] = [
    () => `${this.#number(1, 50)} ${this.#one(PACKS)}`,
    () => `${this.#number(1, 50)}${this.#one(PACKS)}`,
    () => `${this.#one(['exp', 'expiry', 'exp dt', 'use by'])} ${this.#month()}/${this.#number(24, 30)}`,
    () => `${this.#one(['mfg', 'mfd', 'pkd'])} ${this.#month()}/${this.#number(24, 27)}`,
    () => `${this.#one(['batch', 'batch no', 'b.no', 'b no'])} ${this.#one(LETTERS)}${this.#digits(3, 5)}`,
    () => `${this.#one(['lot', 'lot no'])} ${this.#digits(2, 4)}`,
    () => `${this.#one(['sr no', 'serial', 's/n', 'imei', 'ref'])} ${this.#digits(4, 15)}`,
    () => `bill no ${this.#digits(2, 4)} dt ${this.#month()}.${this.#month()}.${this.#number(24, 27)}`,
    () => `${this.#one(['inv', 'inv no', 'bill no'])} ${this.#digits(2, 4)}/${this.#number(24, 28)}`,
    () => `${this.#one(['a/c', 'ac', 'm/s', 'c/o'])} ${this.#one(SURNAMES)} ${this.#one(FIRMS)}`,
    () => `${this.#one(SURNAMES)} ${this.#one(FIRMS)}`,
    () => `${this.#one(['mr', 'shri', 'smt'])} ${this.#one(SURNAMES)}`,
    () => `(${this.#one(CITIES)})`,
    () => `${this.#one(CITIES)} ${this.#one(['branch', 'depot', 'godown', 'site', 'office'])}`,
    () => `${this.#one(['disc', 'less', 'discount'])} ${this.#number(2, 40)}%`,
    () => `${this.#one(['gst', 'igst', 'cgst', '@', 'tax'])} ${this.#one(['0', '5', '12', '18', '28', '40'])}%`,
    () => this.#one(REMARKS),
    () => this.#one(REMARKS),
    () => this.#inAnyOrder(this.#one(CHOICES), this.#one(ASPECTS)),
    () => `as per ${this.#one(PAPERS)}`,
    () => `${this.#one(NUMBERED)} no ${this.#digits(1, 5)}${this.#happens(0.3) ? `/${this.#number(24, 28)}` : ''}`,
    () => `(${this.#one(CITIES)} ${this.#one(['branch', 'depot', 'unit', 'site'])})`,
    () => `${this.#number(1, 5)} ${this.#one(['yr', 'year', 'yrs', 'months'])} ${this.#one(['warranty', 'guarantee'])}`,
    () => `${this.#one(['warranty', 'guarantee'])} ${this.#number(1, 5)} ${this.#one(['yr', 'year'])}`,
    () => `${this.#one(['1st', '2nd', '3rd', 'last'])} ${this.#one(['inst', 'instalment', 'part', 'bill'])}`,
    () => `${this.#one(['mrp', 'rs', 'rate', 'amt', '@'])} ${this.#digits(2, 5)}`,
    () => this.#digits(2, 5),
    () => `qty ${this.#number(1, 99)} ${this.#one(PACKS)}`,
    () => `size ${this.#one(SIZES)}`,
    () => `${this.#number(1, 50)}x${this.#number(1, 50)}`,
    () => `${this.#number(1, 999)} ${this.#one(MEASURES)}`,
    () => `${this.#number(1, 999)}${this.#one(MEASURES)}`,
    () => `${this.#one(['po', 'po no', 'challan', 'ctn no', 'case no', 'dc no', 'art no'])} ${this.#digits(1, 5)}`,
    () => `for ${this.#one(MONTHS)} ${this.#number(2020, 2028)}`,
    () => this.nonsense(),
  ];

  #inAnyOrder(one: string, other: string): string {
    return this.#happens(0.7) ? `${one} ${other}` : `${other} ${one}`;
  }

  #misspelt(word: string): string {
    if (word.length < 4 || !/^[a-zA-Z]+$/.test(word)) return word;
    const at = this.#number(1, word.length - 2);
    const way = this.#draw();
    if (way < 0.4) return word.slice(0, at) + word.slice(at + 1);
    if (way < 0.65) return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
    if (way < 0.8) return word.slice(0, at) + this.#one(LETTERS) + word.slice(at + 1);
    if (way < 0.9) return word.slice(0, at) + word.charAt(at) + word.slice(at);
    return word.charAt(0) + word.slice(1).replace(/[aeiou]/gi, '');
  }

  #changed(text: string, change: (word: string) => string): string {
    const all = text.split(' ');
    const at = this.#number(0, all.length - 1);
    all[at] = change(all[at] ?? '');
    return all.join(' ');
  }

  /** A word that nobody knows. */
  nonsense(): string {
    return Array.from({ length: this.#number(4, 8) }, () => this.#one(LETTERS)).join('');
  }

  #month(): string {
    return String(this.#number(1, 12)).padStart(2, '0');
  }

  #digits(least: number, most: number): string {
    const length = this.#number(least, most);
    return Array.from({ length }, (_, i) => (i === 0 ? this.#number(1, 9) : this.#number(0, 9))).join('');
  }

  #number(least: number, most: number): number {
    return least + Math.floor(this.#draw() * (most - least + 1));
  }

  #one<Item>(items: readonly Item[]): Item {
    return items[Math.floor(this.#draw() * items.length)] as Item;
  }

  #happens(share: number): boolean {
    return this.#draw() < share;
  }
}
