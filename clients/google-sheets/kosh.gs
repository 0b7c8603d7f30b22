// biome-ignore-all lint/correctness/noUnusedVariables: a sheet calls the functions.
// Kosh in Google Sheets: =KOSH_HSN(A2), =KOSH_RATE(A2, B2), =KOSH_DESCRIPTION(A2), for a cell or a whole range.
// Extensions > Apps Script, paste this file, and put the address of your service here; it must be reachable from outside.
const KOSH_URL = 'https://kosh.example';

/** Texts in one request, as the service takes them. */
const KOSH_BATCH = 10;
/** Longest text that it takes: of a longer cell the beginning is asked, so that it does not fail the whole range. */
const KOSH_LONGEST = 200;
/** Answers are kept for six hours, the longest that Apps Script allows. */
const KOSH_KEEP_SECONDS = 21600;

/**
 * The HSN or SAC code of a text. A question mark at the end: look at it; alone: the text says too little.
 *
 * @param {string|Array<Array<string>>} text A cell or a range, such as A2:A.
 * @param {string|Date=} date Rates of this day; default: today.
 * @customfunction
 */
function KOSH_HSN(text, date) {
  return koshCells_(text, 'code', date);
}

/**
 * The GST rate of a text; where it depends on something that the text does not say, all of them: 5% or 18%.
 *
 * @param {string|Array<Array<string>>} text A cell or a range.
 * @param {string|Date=} date Rates of this day; default: today.
 * @customfunction
 */
function KOSH_RATE(text, date) {
  return koshCells_(text, 'rate', date);
}

/**
 * What the code of a text means.
 *
 * @param {string|Array<Array<string>>} text A cell or a range.
 * @param {string|Date=} date
 * @customfunction
 */
function KOSH_DESCRIPTION(text, date) {
  return koshCells_(text, 'description', date);
}

/**
 * The question that would settle the code or the rate, with the texts to look up next; empty: nothing is asked.
 *
 * @param {string|Array<Array<string>>} text A cell or a range.
 * @param {string|Date=} date
 * @customfunction
 */
function KOSH_ASK(text, date) {
  return koshCells_(text, 'ask', date);
}

function koshCells_(given, field, date) {
  const rows = Array.isArray(given) ? given : [[given]];
  const asOf = koshDay_(date);
  const texts = rows.flat().map(koshTextOf_);
  const answers = koshAnswers_([...new Set(texts.filter((text) => text !== ''))], asOf);
  const shown = rows.map((row) =>
    row.map((cell) => {
      const text = koshTextOf_(cell);
      return text === '' ? '' : koshText_(answers[text], field);
    }),
  );
  return Array.isArray(given) ? shown : shown[0][0];
}

function koshTextOf_(cell) {
  return [...String(cell).trim()].slice(0, KOSH_LONGEST).join('').trim();
}

function koshDay_(date) {
  if (date === undefined || date === null || date === '') return '';
  if (Array.isArray(date)) {
    if (date.flat().length === 1) return koshDay_(date[0][0]);
    throw new Error(`The date must be one cell, such as B1, but a range of ${date.flat().length} cells came.`);
  }
  if (!(date instanceof Date)) return String(date);
  // A day in a cell is its midnight where the sheet is, which can be the day before in India.
  const zone = SpreadsheetApp.getActiveSpreadsheet().getSpreadsheetTimeZone();
  return Utilities.formatDate(date, zone, 'yyyy-MM-dd');
}

/** Answers by text: from the cache what is there, the rest in batches, since a batch counts once against the cap. */
function koshAnswers_(texts, asOf) {
  const cache = CacheService.getScriptCache();
  const keyOf = (text) => koshKey_(asOf, text);
  const kept = cache.getAll(texts.map(keyOf));
  const answers = {};
  const missing = [];
  for (const text of texts) {
    const known = kept[keyOf(text)];
    if (known === undefined) missing.push(text);
    else answers[text] = JSON.parse(known);
  }
  for (let at = 0; at < missing.length; at += KOSH_BATCH) {
    const items = missing.slice(at, at + KOSH_BATCH);
    const fresh = {};
    for (const result of koshBatch_(items, asOf)) {
      answers[result.query] = koshKept_(result);
      fresh[keyOf(result.query)] = JSON.stringify(answers[result.query]);
    }
    cache.putAll(fresh, KOSH_KEEP_SECONDS);
  }
  return answers;
}

/** A key of the cache has 250 characters at most: a text may be longer once it is written in bytes. */
function koshKey_(asOf, text) {
  const digest = Utilities.computeDigest(Utilities.DigestAlgorithm.SHA_256, `${asOf}\n${text}`);
  return `kosh-${Utilities.base64Encode(digest)}`;
}

function koshBatch_(items, asOf) {
  const response = koshFetch_(`${KOSH_URL.replace(/\/+$/, '')}/api/lookup`, {
    method: 'post',
    contentType: 'application/json',
    payload: JSON.stringify(asOf === '' ? { items } : { items, as_of: asOf }),
    muteHttpExceptions: true,
  });
  const status = response.getResponseCode();
  const answer = koshJson_(response.getContentText());
  if (status === 200 && answer.results) return answer.results;
  throw new Error(answer.error || `KOSH_URL must be the address of a code lookup, but ${KOSH_URL} answered ${status}.`);
}

function koshFetch_(address, request) {
  try {
    return UrlFetchApp.fetch(address, request);
  } catch {
    throw new Error(`KOSH_URL must be an address that Google can reach, but ${address} did not answer.`);
  }
}

/** What is no JSON, such as the page of another site or of a proxy, says nothing. */
function koshJson_(text) {
  try {
    return JSON.parse(text) || {};
  } catch {
    return {};
  }
}

/** What the cells need of an answer. */
function koshKept_(result) {
  const named = (rate) => (rate.schedule === 'Outside GST' ? 'outside GST' : rate.rate);
  const rates = [...new Set((result.rates || []).map(named))];
  return {
    isEmpty: result.hsn_sac === '' || result.status_of_answer === 'too_vague',
    isUnsure: result.review_why === 'code',
    code: result.hsn_sac,
    // Whichever of its codes it is, the rate is the same.
    agreed: result.rate_agrees || '',
    ask: result.ask ? `${result.ask.question} ${result.ask.options.map((option) => option.then).join(' | ')}` : '',
    rate: result.rate_open ? rates.join(' or ') : rates[0],
    description: result.description,
  };
}

/** As GET /api/cell answers. */
function koshText_(answer, field) {
  if (field === 'ask') return answer.ask;
  if (field === 'rate' && answer.agreed !== '') return answer.agreed;
  if (answer.isEmpty) return '?';
  return answer.isUnsure ? `${answer[field]}?` : answer[field];
}
