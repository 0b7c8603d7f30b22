// Examples for the published document; a test checks each against its schema.

const rate = {
  rate: '18%',
  condition: '',
  schedule: 'Schedule II - 18%',
  notification_ref: '9/2025-CT(Rate), Schedule II, S. No. 486',
  effective_from: '2025-09-22',
  effective_to: null,
  evidence: 'notification',
};

export const smartphone = {
  description: 'Smartphones',
  hsn_sac: '85171300',
  chapter: 'Electrical machinery and equipment, and parts of them',
  gst_rate: '18%',
  type: 'goods',
  notes: '',
  uqc: 'NOS',
  notification_ref: rate.notification_ref,
  effective_from: rate.effective_from,
  section: 'XVI',
  schedule: rate.schedule,
  rates: [rate],
  status: 'live',
  valid_on: ['tariff', 'gst-portal', 'e-invoice'],
};

const match = { ...smartphone, why: 'Common name "smartphone" of 85171300.', confidence: 0.97 };

export const forward = { query: 'smartphone', matches: [match], status: 'resolved' };
export const batch = { results: [{ query: 'smartphone', status_of_answer: 'resolved', ...match }] };

export const meta = {
  totalCodes: 22000,
  goodsCount: 21200,
  servicesCount: 800,
  asOf: '2026-11-15',
  sourceUrl: 'https://services.gst.gov.in/services/searchhsnsac',
  liveCount: 20500,
  retiredCount: 1500,
  nameCount: 60000,
  version: '4f1c09a7d2b35e68',
};

const link = { code: '8517', description: 'Telephone sets including smartphones', gst_rate: '18%', status: 'live' };

export const record = {
  ...smartphone,
  why: 'Exact code 85171300.',
  confidence: 1,
  level: 8,
  ancestors: [link],
  children: [],
  history: [{ from: '2025-09-22', to: null, gst_rate: '18%', rates: [rate], notes: '' }],
  cess_history: [],
  rcm_history: [],
  common_names: [{ name: 'smartphone', language: 'en', kind: 'common' }],
  digits_needed: [{ document: 'tax invoice', turnover: 'above ₹5 crore', min_digits: 6, note: '' }],
};

export const noSuchCode = {
  error: 'There is no code 8517139. The nearest that exist: 851713, 85171300.',
  nearest: [
    {
      code: '851713',
      description: 'Smartphones for cellular or other wireless networks',
      gst_rate: '18%',
      status: 'live',
    },
    { code: '85171300', description: 'Smartphones', gst_rate: '18%', status: 'live' },
  ],
};

export const changes = {
  from: '2025-09-22',
  to: '2025-09-22',
  total: 1,
  returned: 1,
  results: [
    {
      code: '84151010',
      description: 'Split-system air conditioners of two tonnes and above',
      on: '2025-09-22',
      before: { gst_rate: '28%', rates: [] },
      after: { gst_rate: '18%', rates: [rate] },
    },
  ],
};

export const suggest = {
  query: 'smartph',
  suggestions: [{ text: 'smartphone', code: '85171300', description: 'Smartphones', kind: 'name' }],
};

export const csv = 'hsn_sac,type,description\r\n85171300,goods,Smartphones\r\n';
