// Examples for the published document, cut short: a test checks each against its schema and against what the service
// answers.

const rate = {
  rate: '18%',
  condition: '',
  schedule: 'Schedule II - 18%',
  notification_ref: '9/2025-CT(Rate), Schedule II, S. No. 490',
  effective_from: '2025-09-22',
  effective_to: null,
  evidence: 'notification',
};

export const smartphone = {
  description: 'Smartphones',
  hsn_sac: '85171300',
  chapter: 'Electrical machinery, electronics, telecom, sound and television apparatus',
  gst_rate: '18%',
  type: 'goods',
  notes: '',
  uqc: 'NOS',
  notification_ref: rate.notification_ref,
  effective_from: rate.effective_from,
  schedule: rate.schedule,
  section: 'XVI',
  rates: [rate],
  status: 'live',
  valid_on: ['tariff', 'gst-portal', 'e-invoice'],
};

const match = {
  ...smartphone,
  why: '"smartphone" matches the common name "smartphone" of 851713; "smartphone" stands in the description of 85171300.',
  confidence: 0.978,
};

export const forward = { query: 'smartphone', matches: [match], status: 'resolved' };
export const batch = { results: [{ query: 'smartphone', status_of_answer: 'resolved', ...match }] };

export const meta = {
  totalCodes: 22646,
  goodsCount: 21836,
  servicesCount: 810,
  asOf: '2026-11-15',
  sourceUrl: 'https://cbic-gst.gov.in/gst-goods-services-rates.html',
  liveCount: 20270,
  retiredCount: 2376,
  nameCount: 113119,
  version: 'af4f8e9788567844',
};

const heading = {
  code: '8517',
  description:
    'Telephone sets including smartphones, and other apparatus for sending or receiving voice, images or data over wired or wireless networks',
  gst_rate: '18%',
  schedule: rate.schedule,
  status: 'live',
};
const subheading = {
  code: '851713',
  description: 'Smartphones for cellular or other wireless networks',
  gst_rate: '18%',
  schedule: rate.schedule,
  status: 'live',
};

const rate2020 = {
  ...rate,
  schedule: 'Schedule III - 18%',
  notification_ref: '1/2017-CT(Rate), Schedule III, S. No. 379',
  effective_from: '2020-04-01',
  effective_to: '2025-09-21',
};

export const record = {
  ...smartphone,
  why: 'Exact code 85171300.',
  confidence: 1,
  level: 8,
  ancestors: [heading, subheading],
  children: [],
  history: [
    { from: '2020-04-01', to: '2025-09-21', gst_rate: '18%', rates: [rate2020], notes: '' },
    { from: '2025-09-22', to: null, gst_rate: '18%', rates: [rate], notes: '' },
  ],
  cess_history: [],
  rcm_history: [],
  common_names: [{ name: 'handset', language: 'en', kind: 'common' }],
  digits_needed: [
    {
      document: 'tax invoice',
      turnover: 'above ₹5 crore',
      min_digits: 6,
      note: 'For goods and services, by 78/2020-Central Tax; 6/2020-Integrated Tax. Also on invoices to unregistered customers. Service codes have at most 6 digits.',
    },
  ],
};

export const noSuchCode = {
  error: 'There is no code 8517139. The nearest that exist: 851713, 85171300.',
  nearest: [subheading, { ...subheading, code: '85171300', description: 'Smartphones' }],
};

export const changes = {
  from: '2025-09-22',
  to: '2025-09-22',
  total: 1,
  returned: 1,
  results: [
    {
      code: '84151010',
      description: 'Split air conditioners',
      on: '2025-09-22',
      before: {
        gst_rate: '28%',
        rates: [
          {
            ...rate,
            rate: '28%',
            schedule: 'Schedule IV - 28%',
            notification_ref: '1/2017-CT(Rate), Schedule IV, S. No. 119',
            effective_from: '2017-07-01',
            effective_to: '2025-09-21',
          },
        ],
      },
      after: {
        gst_rate: '18%',
        rates: [{ ...rate, notification_ref: '9/2025-CT(Rate), Schedule II, S. No. 404' }],
      },
    },
  ],
};

export const suggest = {
  query: 'smartph',
  suggestions: [
    {
      text: 'smartphone',
      code: '851713',
      description: 'Smartphones for cellular or other wireless networks',
      kind: 'name',
    },
  ],
};

export const csv =
  'hsn_sac,type,description,chapter,section,gst_rate,rates,schedule,notification_ref,effective_from,cess_rate,cess_note,rcm_applicable,rcm_trigger,uqc,status,superseded_by,valid_on,notes,rate_open\r\n' +
  '85171300,goods,Smartphones,"Electrical machinery, electronics, telecom, sound and television apparatus",XVI,18%,18%,Schedule II - 18%,"9/2025-CT(Rate), Schedule II, S. No. 490",2025-09-22,,,,,NOS,live,,tariff gst-portal e-invoice,,\r\n';
