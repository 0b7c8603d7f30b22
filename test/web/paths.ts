// Every kind of page of both services, for tests that look at all of them.
export const TARIFF_PATHS = [
  '/',
  '/?q=cotton+shirt+for+men',
  '/?q=gift',
  '/?q=zzzzqqq',
  '/codes/6205',
  '/browse',
  '/browse/62',
  '/names',
  '/bulk',
  '/check',
  '/changes',
  '/about',
  '/use-it-in',
];

/** Pages that are made as others are, with other contents: left to `npm run test:long`, at both sizes. */
export const FURTHER_PATHS = [
  '/?q=shirt&digits=8&type=goods&as_of=2019-01-01',
  '/?q=9954',
  '/?q=car',
  '/codes/85171300',
  '/codes/9954?as_of=2018-01-01',
  '/names/hindi?page=2',
  '/names/k',
  '/docs',
  '/names?lang=hi',
  '/browse/62?lang=hi',
  '/bulk?lang=hi',
  '/changes?lang=hi',
  '/about?lang=hi',
  '/use-it-in?lang=hi',
  '/changes?from=2025-09-22&to=2025-09-22',
];

export const HINDI_PATHS = ['/?lang=hi', '/?q=shirt&lang=hi', '/codes/6205?lang=hi', '/check?lang=hi'];

export const PROMPT_PATHS = [
  '/',
  '/?q=letter&india=1',
  '/?q=zzzzqqq',
  '/tools',
  '/calculators',
  '/docs',
  '/use-it-in',
].concat([
  '/?lang=hi',
  '/prompts/rti-application-draft?lang=hi',
  '/calculators?lang=hi',
  '/tools/gst-calculator?lang=hi',
]);

export const FURTHER_PROMPT_PATHS = [
  '/use-it-in?lang=hi',
  '/?q=letter&india=1&lang=hi',
  '/tools?lang=hi',
  '/changes',
  '/changes?lang=hi',
].concat(['/docs?lang=hi', '/prompts/rti-application-draft/run?lang=hi', '/tools/disciplinary-warning-letter?lang=hi']);
