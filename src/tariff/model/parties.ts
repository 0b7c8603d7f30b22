// What texts say of who supplies and who receives, as cells of reverse-charge.tsv and parties.tsv name it.
export const PARTY_FACTS = [
  '@supplier-registered',
  '@supplier-unregistered',
  '@supplier-company',
  '@supplier-individual',
  '@supplier-trader',
  '@recipient-registered',
  '@recipient-unregistered',
  '@recipient-composition',
  '@recipient-company',
  '@recipient-individual',
  '@recipient-trader',
  '@forward-charge',
  '@reverse-charge',
] as const;
export type PartyFact = (typeof PARTY_FACTS)[number];
