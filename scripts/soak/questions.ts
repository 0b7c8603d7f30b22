// What the soak asks: mostly new texts, some asked before, batches, codes, pages, exports, refusals.

export interface Ask {
  readonly name: string;
  readonly bytes: string;
  /** The status that must come. */
  readonly status: number;
}

const FIRST =
  'cotton steel plastic wooden leather glass rubber silk copper ceramic woollen brass paper bamboo nylon jute iron granite marble aluminium electric frozen dried fresh roasted printed knitted woven coated used'.split(
    ' ',
  );
const SECOND =
  'shirt bottle chair table lamp pump cable phone charger bag shoe plate knife fan motor toy book pipe valve box rice flour oil tea soap paint tyre battery mat rope'.split(
    ' ',
  );
const CODES = ['8517', '85171300', '6205', '1006', '9983', '9954', '3004', '6109', '8471', '2106'];

const pick = (list: readonly string[], n: number): string => list[n % list.length] ?? '';
const words = (n: number): string => `${pick(FIRST, n)} ${pick(SECOND, Math.floor(n / FIRST.length))} ${n}`;

const get = (path: string, status: number, headers = ''): Ask => ({
  name: path,
  bytes: `GET ${path} HTTP/1.1\r\nHost: soak.example\r\nAccept-Encoding: br, gzip\r\n${headers}\r\n`,
  status,
});

const post = (path: string, body: string, status: number): Ask => ({
  name: path,
  bytes: `POST ${path} HTTP/1.1\r\nHost: soak.example\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  status,
});

function tariffQuestion(n: number): Ask {
  const text = encodeURIComponent(words(n));
  if (n % 5_000 === 17) return get('/api/export.csv', 200);
  switch (n % 20) {
    case 0:
      return post('/api/lookup', JSON.stringify({ items: [words(n), words(n + 1), words(n + 2)] }), 200);
    case 1:
      return get(`/api/codes/${pick(CODES, n)}`, 200);
    case 2:
      return get(`/api/lookup?code=${pick(CODES, n)}`, 200);
    case 3:
      return get(`/api/suggest?q=${text.slice(0, 5)}`, 200);
    case 4:
      return get(`/?q=${text}`, 200, 'Accept: text/html\r\n');
    case 5:
      return get(`/codes/${pick(CODES, n)}`, 200, 'Accept: text/html\r\n');
    case 6:
      return get('/api/meta', 304, 'If-None-Match: *\r\n');
    case 7:
      return get('/api/lookup?q=', 400);
    case 8:
      return get('/nowhere', 404);
    case 9:
    case 10:
    case 11:
      return get(`/api/lookup?q=${encodeURIComponent(words(n % 200))}`, 200);
    default:
      return get(`/api/lookup?q=${text}`, 200);
  }
}

function promptsQuestion(n: number): Ask {
  switch (n % 6) {
    case 0:
      return get('/api/prompts/section-138-cheque-bounce-notice', 200);
    case 1:
      return post('/api/prompts/section-138-cheque-bounce-notice/render', '{"values":{}}', 422);
    case 2:
      return get(`/?q=${encodeURIComponent(words(n))}`, 200, 'Accept: text/html\r\n');
    default:
      return get(`/api/prompts?q=${encodeURIComponent(words(n))}&limit=5`, 200);
  }
}

/** The n-th question to a service. */
export const questionAt = (service: 'tariff' | 'prompts', n: number): Ask =>
  service === 'tariff' ? tariffQuestion(n) : promptsQuestion(n);
