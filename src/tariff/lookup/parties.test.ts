import { expect, test } from 'vitest';
import { partyFactsIn } from './parties.ts';

const facts = (text: string): string => [...partyFactsIn(text)].sort().join(' ');

test.each([
  ['office rent', ''],
  ['office rent, landlord registered', '@supplier-registered'],
  ['office rent from company landlord with gstin', '@supplier-registered'],
  ['factory shed rent, landlord charges gst 18%', '@supplier-registered'],
  ['godown rent from registered owner', '@supplier-registered'],
  ['shop rent, landlord unregistered, we are registered', '@recipient-registered @supplier-unregistered'],
  ['landlord unregistered we are registered', '@recipient-registered @supplier-unregistered'],
  ['registered landlord to unregistered tenant', '@recipient-unregistered @supplier-registered'],
  ['shop rent paid to unregistered landlord by registered tenant', '@recipient-registered @supplier-unregistered'],
  ['rent of municipal corporation shop to registered dealer', '@recipient-registered'],
  ['landlord not registered under gst', '@supplier-unregistered'],
  ['godown rent urd', '@supplier-unregistered'],
  ['shop rent, tenant on composition', '@recipient-composition'],
  ['security guards supplied by sis pvt ltd', '@supplier-company'],
  ['pvt ltd guards', '@supplier-company'],
  ['security guard charges for abc pvt ltd', '@recipient-company'],
  ['security guard charges (proprietorship agency)', '@supplier-individual'],
  ['staff bus hired with fuel from proprietor by pvt ltd co', '@recipient-company @supplier-individual'],
  ['freight by truck, forward charge', '@forward-charge'],
  ['gta not opted forward charge', '@reverse-charge'],
  ['legal fees rcm', '@reverse-charge'],
  ['rcm not applicable', '@forward-charge'],
  ['registered post', ''],
  ['shop rent charges gst 18%', ''],
  ['दुकान का किराया, मकान मालिक अपंजीकृत', '@supplier-unregistered'],
])('%s', (text, expected) => {
  expect(facts(text)).toBe(expected);
});
