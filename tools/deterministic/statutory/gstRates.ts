// The GST rates that existed on a day; which goods or services bear them is the tariff's business.
import type { DatedTable } from '../../../src/tools/dated.ts';

export const GST_RATE_OPTIONS = [
  '0%',
  '0.1%',
  '0.25%',
  '1.5%',
  '3%',
  '5%',
  '6%',
  '7.5%',
  '12%',
  '18%',
  '28%',
  '40%',
] as const;
export type GstRate = (typeof GST_RATE_OPTIONS)[number];

export const GST_RATES: DatedTable<readonly GstRate[]> = {
  name: 'GST rates in force',
  readOn: '2026-11-15',
  entries: [
    {
      from: '2017-07-01',
      to: '2017-10-22',
      value: ['0%', '0.25%', '3%', '5%', '12%', '18%', '28%'],
      citation: 'Notifications 1/2017, 2/2017, 11/2017, 12/2017-Central Tax (Rate)',
      evidence: 'looked up',
    },
    {
      from: '2017-10-23',
      to: '2019-03-31',
      value: ['0%', '0.1%', '0.25%', '3%', '5%', '12%', '18%', '28%'],
      citation: 'as before; 0.1% to merchant exporters by 40/2017-Central Tax (Rate) of 23 October 2017',
      evidence: 'looked up',
    },
    {
      from: '2019-04-01',
      to: '2022-03-31',
      value: ['0%', '0.1%', '0.25%', '1.5%', '3%', '5%', '7.5%', '12%', '18%', '28%'],
      citation: 'as before; 1.5% and 7.5% on residential construction by 3/2019-Central Tax (Rate)',
      evidence: 'looked up',
    },
    {
      from: '2022-04-01',
      to: '2025-09-21',
      value: ['0%', '0.1%', '0.25%', '1.5%', '3%', '5%', '6%', '7.5%', '12%', '18%', '28%'],
      citation: 'as before; 6% on bricks without input tax credit by 2/2022-Central Tax (Rate)',
      evidence: 'looked up',
    },
    {
      from: '2025-09-22',
      to: '2026-01-31',
      value: ['0%', '0.1%', '0.25%', '1.5%', '3%', '5%', '6%', '7.5%', '12%', '18%', '28%', '40%'],
      citation:
        'Notifications 9/2025, 10/2025, 15/2025, 16/2025-Central Tax (Rate); 12% only on bricks, 28% only on tobacco and pan masala',
      evidence: 'looked up',
    },
    {
      from: '2026-02-01',
      to: null,
      value: ['0%', '0.1%', '0.25%', '1.5%', '3%', '5%', '6%', '7.5%', '12%', '18%', '40%'],
      citation:
        'Notification 9/2025-Central Tax (Rate) as amended from 1 February 2026, when 28% ended; 12% only on bricks',
      evidence: 'looked up',
    },
  ],
};
