// Options that `kosh check` and `kosh summary` share.
import type { GivenLayout, GivenRoles } from '../../register/read/layout.ts';
import { isGstin } from '../../register/read/places.ts';
import { isRole, ROLES, type Role } from '../../register/read/roles.ts';
import type { GivenKinds } from '../../register/read/vouchers.ts';
import { Failure } from '../failure.ts';
import { wholeNumber } from '../options.ts';

const UNITS = new Map([
  ['crore', 1e7],
  ['cr', 1e7],
  ['lakh', 1e5],
  ['lac', 1e5],
  ['l', 1e5],
]);

/** In rupees: "60000000", "6,00,00,000", "6 crore", "40 lakh". */
export function turnoverOption(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const [, digits = '', word = ''] = /^(?:₹|rs\.?)?\s*(\d[\d,]*(?:\.\d+)?)\s*([a-z]*?)s?$/i.exec(value.trim()) ?? [];
  const unit = word === '' ? 1 : UNITS.get(word.toLowerCase());
  if (digits === '' || unit === undefined) {
    throw new Failure(`--turnover must be rupees such as 60000000, "6 crore" or "40 lakh", but "${value}" came.`);
  }
  return Number(digits.replaceAll(',', '')) * unit;
}

/** From "description=Item Name"; a role may come with several columns. */
export function rolesOption(values: readonly string[] = []): GivenRoles {
  const roles: Partial<Record<Role, string[]>> = {};
  for (const value of values) {
    const [, role = '', column = ''] = /^\s*(\w+)\s*=\s*(.+?)\s*$/.exec(value) ?? [];
    if (!isRole(role) || column === '') {
      throw new Failure(
        `--role must read like description=Item Name, with one of ${ROLES.join(', ')}; "${value}" came.`,
      );
    }
    roles[role] = [...(roles[role] ?? []), column];
  }
  return roles;
}

const KINDS = ['sale', 'credit', 'debit', 'none'] as const;

/** From "Stock Transfer=none": what kinds of document of the file are. */
export function kindsOption(values: readonly string[]): GivenKinds {
  return Object.fromEntries(
    values.map((value) => {
      const [, name = '', kind = ''] = /^\s*(.+?)\s*=\s*(\w+)\s*$/.exec(value) ?? [];
      const known = KINDS.find((one) => one === kind.toLowerCase());
      if (known !== undefined) return [name.toLowerCase(), known];
      throw new Failure(
        `--kind must read like "Stock Transfer=none", with one of ${KINDS.join(', ')}; "${value}" came.`,
      );
    }),
  );
}

/** Of the seller, in capitals; undefined: what the file says. */
export function gstinOption(value: string | undefined): string | undefined {
  const gstin = value?.trim().toUpperCase();
  if (gstin !== undefined && !isGstin(gstin)) {
    throw new Failure(`--gstin must have 15 characters, such as 27AAPFU0939F1ZV, but "${value}" came.`);
  }
  return gstin;
}

export const headerRowOption = (value: string | undefined): Pick<GivenLayout, 'headerRow'> =>
  value === undefined ? {} : { headerRow: wholeNumber('--header-row', value, 0, 1000) };
