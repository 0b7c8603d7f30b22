// A thousand costly requests whose answers are read, not read, or given up, on a thousand connections or one.
import { describe, test } from 'vitest';
import type { Way } from './client.ts';
import { IN_EVERY_WAY } from './costlyDoors.ts';
import { underAttack } from './underAttack.ts';

/** How long the attackers stay. */
const SECONDS: Readonly<Record<Way, number>> = { read: 120, unread: 6, 'hung up': 6, forgotten: 15, pipelined: 15 };
const WAYS = Object.keys(SECONDS) as Way[];

describe.each(IN_EVERY_WAY.map((door) => [door.name, door] as const))('%s', (_, door) => {
  test.each(WAYS.flatMap((way) => [1, 3].map((addresses) => [way, addresses] as const)))(
    '%s, from %i addresses',
    async (way, addresses) => {
      await underAttack({ door, caps: 'off', requests: 1_000, way, addresses, seconds: SECONDS[way] });
    },
  );
});
