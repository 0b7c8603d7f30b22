import { describe, expect, it } from 'vitest';
import { composeNotes } from './notes.ts';
import { branch } from './samples.ts';

describe('composeNotes', () => {
  it('is empty for a single rate', () => expect(composeNotes([branch(18, '')], '')).toBe(''));

  it('leaves out conditions that do not change the rate', () => {
    expect(composeNotes([branch(5, ''), branch(5, 'vaccines'), branch(0, 'listed drugs')], '')).toBe(
      '5%, but 0%: listed drugs.',
    );
  });

  it('names a branch of the same rate that is put on a part of the price', () => {
    const shop = branch(18, 'shop sold before completion (12% of the whole price)');
    expect(composeNotes([branch(18, ''), branch(18, 'road works'), shop], '')).toBe(
      'Also 18%: shop sold before completion (12% of the whole price).',
    );
    expect(composeNotes([branch(18, ''), shop, branch(5, 'home repairs')], '')).toBe(
      '18%, but 5%: home repairs; 18%: shop sold before completion (12% of the whole price).',
    );
  });

  it('names every rate even when there are too many conditions to tell', () => {
    const many = Array.from({ length: 7 }, (_, i) => branch(18, `case ${i}`));
    expect(composeNotes([branch(40, 'large'), ...many, branch(5, 'electric')], 'most are large')).toBe(
      '40%: large; 18%: case 0, or case 1, and 5 more cases; 5%: electric. Shown: 40%, as most are large.',
    );
  });

  it('keeps what is outside GST apart from what is exempt', () => {
    const outside = branch(0, 'for 2710 19 44', { schedule: 'Outside GST' });
    expect(composeNotes([branch(18, ''), outside, branch(0, 'for 2710 20 90')], '')).toBe(
      '18%, but outside GST: for 2710 19 44; 0%: for 2710 20 90.',
    );
  });

  it('leaves what is known of another rate, or of some codes, to that rate', () => {
    const added = branch(5, 'induction cooktop', { note: 'Added by 21/2026-CT(Rate).' });
    expect(composeNotes([branch(18, ''), added], '')).toBe('18%, but 5%: induction cooktop.');
    expect(composeNotes([added, branch(18, 'any other')], '')).toContain('Added by 21/2026-CT(Rate).');
    const ofSome = branch(5, 'for 8516 60', { codes: ['851660'], note: 'Added by 21/2026-CT(Rate).' });
    expect(composeNotes([ofSome, branch(18, '')], '')).not.toContain('Added');
  });

  it('says how well the main rate is known, and what its entry adds', () => {
    expect(composeNotes([branch(18, '', { evidence: 'inferred', note: 'Pulp is named nowhere.' })], '')).toBe(
      'The rate is inferred, not read in a notification. Pulp is named nowhere.',
    );
  });
});
