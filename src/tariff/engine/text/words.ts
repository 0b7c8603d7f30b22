// Turns text into comparable words: one spelling for singular and plural, British and American, joined and hyphened.

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    men: 'man',
    mens: 'man',
    women: 'woman',
    womens: 'woman',
    ladies: 'woman',
    lady: 'woman',
    gents: 'man',
    children: 'child',
    childrens: 'child',
    kids: 'child',
    kid: 'child',
    babies: 'baby',
    feet: 'foot',
    teeth: 'tooth',
    geese: 'goose',
    mice: 'mouse',
    knives: 'knife',
    lives: 'life',
    shelves: 'shelf',
    leaves: 'leaf',
    loaves: 'loaf',
    scarves: 'scarf',
    calves: 'calf',
    halves: 'half',
    gloves: 'glove',
    valves: 'valve',
    sleeves: 'sleeve',
    stoves: 'stove',
    clothes: 'clothes',
    glasses: 'glasses',
    news: 'news',
    gas: 'gas',
    lens: 'lens',
    bus: 'bus',
    chassis: 'chassis',
    series: 'series',
    species: 'species',
    pyjamas: 'pajama',
    pyjama: 'pajama',
    pajamas: 'pajama',
    shoes: 'shoe',
    canoes: 'canoe',
    axes: 'axe',
    dies: 'die',
    pies: 'pie',
    ties: 'tie',
    cookies: 'cookie',
    brownies: 'brownie',
    hoodies: 'hoodie',
    selfies: 'selfie',
    movies: 'movie',
    cloves: 'clove',
    olives: 'olive',
    chives: 'chive',
    slippers: 'slipper',
  }),
);

/** American or variant spelling to the one the index holds. */
const SPELLING: ReadonlyMap<string, string> = new Map(
  Object.entries({
    color: 'colour',
    colored: 'coloured',
    fiber: 'fibre',
    fiberglass: 'fibreglass',
    aluminum: 'aluminium',
    tire: 'tyre',
    gray: 'grey',
    jewelry: 'jewellery',
    sulfur: 'sulphur',
    sulfate: 'sulphate',
    sulfide: 'sulphide',
    sulfite: 'sulphite',
    sulfonic: 'sulphonic',
    sulfuric: 'sulphuric',
    center: 'centre',
    plow: 'plough',
    yoghurt: 'yogurt',
    catalog: 'catalogue',
    donut: 'doughnut',
    doughnut: 'doughnut',
    mold: 'mould',
    molded: 'moulded',
    molding: 'moulding',
    liter: 'litre',
    meter: 'meter',
    armor: 'armour',
    flavor: 'flavour',
    flavored: 'flavoured',
    flavoring: 'flavouring',
    vapor: 'vapour',
    odor: 'odour',
    license: 'licence',
    check: 'check',
    cheque: 'cheque',
    gasoline: 'petrol',
    cosy: 'cozy',
    moisturizer: 'moisturiser',
    sanitizer: 'sanitiser',
    fertilizer: 'fertiliser',
    organizer: 'organiser',
    equalizer: 'equaliser',
    stabilizer: 'stabiliser',
    atomizer: 'atomiser',
    galvanized: 'galvanised',
    vulcanized: 'vulcanised',
    pressurized: 'pressurised',
    motorized: 'motorised',
    carburetor: 'carburettor',
    chili: 'chilli',
    chile: 'chilli',
    chilly: 'chilli',
    whisky: 'whiskey',
    ketchup: 'ketchup',
    catsup: 'ketchup',
    adapter: 'adaptor',
    disk: 'disc',
    tshirt: 'tshirt',
    teeshirt: 'tshirt',
    moustache: 'mustache',
    airplane: 'aeroplane',
    mom: 'mum',
    skeptic: 'sceptic',
    anesthetic: 'anaesthetic',
    estrogen: 'oestrogen',
    diarrhea: 'diarrhoea',
    orthopedic: 'orthopaedic',
    pediatric: 'paediatric',
    glycerin: 'glycerine',
    gelatine: 'gelatin',
    caffein: 'caffeine',
    vitamine: 'vitamin',
    xray: 'xray',
    wifi: 'wifi',
    led: 'led',
    lightbulb: 'bulb',
    telly: 'television',
    tv: 'television',
    fridge: 'refrigerator',
    refrigerator: 'refrigerator',
    ac: 'ac',
    bike: 'bike',
    aeroplane: 'aeroplane',
    handkerchief: 'handkerchief',
    hankie: 'handkerchief',
    hanky: 'handkerchief',
    specs: 'spectacles',
    spectacle: 'spectacles',
    eyeglass: 'spectacles',
    eyeglasses: 'spectacles',
    cellphone: 'cellphone',
    cauliflower: 'cauliflower',
    photocopy: 'photocopy',
    speciality: 'specialty',
    whiteboard: 'whiteboard',
    woollen: 'wool',
    woolen: 'wool',
    wooden: 'wood',
    silken: 'silk',
    golden: 'golden',
    crocheted: 'crochet',
    knitted: 'knit',
    knitting: 'knitting',
    canned: 'tinned',
    tinned: 'tinned',
    dehydrated: 'dried',
    electrical: 'electric',
    electronic: 'electronic',
    stainles: 'stainless',
  }),
);

const KEEP_S = /(ss|us|is|ics|ous|as)$/;

/** Singular of a lower-case English word, by light rules. */
export function singular(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  const length = word.length;
  if (length < 4 || word.charCodeAt(length - 1) !== 115 || KEEP_S.test(word)) return word;
  if (word.endsWith('ies')) return length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(ss|x|ch|sh|zz|to|ro)es$/.test(word) && length > 4) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** "liquidizer" and "liquidiser" are one word; "size" and "prize" keep their z. */
const IZE = /iz(?=(e|er|ed|ing|ation)$)/;
const MIN_IZE_LENGTH = 7;

/** The form under which a word is indexed and looked up. */
export function wordForm(word: string): string {
  let form = SPELLING.get(word) ?? word;
  form = singular(form);
  return SPELLING.get(form) ?? (form.length >= MIN_IZE_LENGTH ? form.replace(IZE, 'is') : form);
}

const LATIN_MARKS = /[\u0300-\u036f]/g;
const DEVANAGARI_DIGITS = /[०-९]/g;
const DEVANAGARI_ZERO = '०'.charCodeAt(0);
const ASCII_ONLY = /^[\x20-\x7e]*$/;

/** Lower case, compatibility forms folded, Latin accents dropped; Devanagari marks stay. */
export function foldText(text: string): string {
  if (ASCII_ONLY.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(LATIN_MARKS, '')
    .normalize('NFC')
    .replace(DEVANAGARI_DIGITS, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
    .toLowerCase();
}
