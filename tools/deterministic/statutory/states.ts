// GST state codes: the first two digits of a GSTIN, and the states whose intra-State tax is UTGST.

export interface GstState {
  readonly name: string;
  /** Union territories without a legislature of their own levy UTGST in place of SGST. */
  readonly unionTerritoryTax?: true;
  /** Not given to new registrations any more. */
  readonly former?: true;
}

export const GST_STATES: Readonly<Record<string, GstState>> = {
  '01': { name: 'Jammu and Kashmir' },
  '02': { name: 'Himachal Pradesh' },
  '03': { name: 'Punjab' },
  '04': { name: 'Chandigarh', unionTerritoryTax: true },
  '05': { name: 'Uttarakhand' },
  '06': { name: 'Haryana' },
  '07': { name: 'Delhi' },
  '08': { name: 'Rajasthan' },
  '09': { name: 'Uttar Pradesh' },
  '10': { name: 'Bihar' },
  '11': { name: 'Sikkim' },
  '12': { name: 'Arunachal Pradesh' },
  '13': { name: 'Nagaland' },
  '14': { name: 'Manipur' },
  '15': { name: 'Mizoram' },
  '16': { name: 'Tripura' },
  '17': { name: 'Meghalaya' },
  '18': { name: 'Assam' },
  '19': { name: 'West Bengal' },
  '20': { name: 'Jharkhand' },
  '21': { name: 'Odisha' },
  '22': { name: 'Chhattisgarh' },
  '23': { name: 'Madhya Pradesh' },
  '24': { name: 'Gujarat' },
  '25': { name: 'Daman and Diu (before 2020-01-26)', unionTerritoryTax: true, former: true },
  '26': { name: 'Dadra and Nagar Haveli and Daman and Diu', unionTerritoryTax: true },
  '27': { name: 'Maharashtra' },
  '28': { name: 'Andhra Pradesh (before division)', former: true },
  '29': { name: 'Karnataka' },
  '30': { name: 'Goa' },
  '31': { name: 'Lakshadweep', unionTerritoryTax: true },
  '32': { name: 'Kerala' },
  '33': { name: 'Tamil Nadu' },
  '34': { name: 'Puducherry' },
  '35': { name: 'Andaman and Nicobar Islands', unionTerritoryTax: true },
  '36': { name: 'Telangana' },
  '37': { name: 'Andhra Pradesh' },
  '38': { name: 'Ladakh', unionTerritoryTax: true },
  '97': { name: 'Other Territory', unionTerritoryTax: true },
  '99': { name: 'Centre jurisdiction' },
};

/** States and territories where a supply can take place today, by name. */
export const STATE_NAMES: readonly string[] = Object.entries(GST_STATES)
  .filter(([code, state]) => state.former !== true && code !== '99')
  .map(([, state]) => state.name)
  .sort();
