// What search engines read of a code's page.
import type { CodeRecord } from '../../tariff/lookup/contract.ts';

/** A term of a published code set, with the way to it. */
export function codeData(record: CodeRecord, baseUrl: string): unknown {
  const address = (code: string): string => `${baseUrl}/codes/${code}`;
  const trail = [...record.ancestors.map(({ code }) => code), record.hsn_sac];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'CategoryCode',
        '@id': address(record.hsn_sac),
        codeValue: record.hsn_sac,
        name: record.description,
        url: address(record.hsn_sac),
        inCodeSet: {
          '@type': 'CategoryCodeSet',
          name: record.type === 'goods' ? 'HSN codes of India' : 'SAC codes of India',
        },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: trail.map((code, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          name: code,
          item: address(code),
        })),
      },
    ],
  };
}
