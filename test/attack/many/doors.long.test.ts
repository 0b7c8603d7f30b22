// A thousand requests at once at each costly address, with caps and without.
import { describe, expect, test } from 'vitest';
import { COSTLY_DOORS } from './costlyDoors.ts';
import { underAttack } from './underAttack.ts';

const AT_ONCE = { requests: 1_000, way: 'read', addresses: 1, seconds: 120 } as const;

describe.each(['on', 'off'] as const)('caps %s', (caps) => {
  test.each(COSTLY_DOORS.map((door) => [door.name, door] as const))('%s', async (_, door) => {
    const { statuses } = await underAttack({ door, caps, ...AT_ONCE });
    // Some are answered, the others refused for their number or, on a busy machine, because they had to wait too long.
    expect(statuses[200]).toBeGreaterThan(0);
    expect(Object.keys(statuses).filter((status) => !['200', '408', '429', '503'].includes(status))).toEqual([]);
  });
});
