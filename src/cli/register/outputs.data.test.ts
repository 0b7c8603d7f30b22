// The corrected register: its rows stand where those of the file stood.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { check } from '../commands/check.ts';
import { PLAIN } from '../terminal.ts';

test('blank rows stay, so that findings name the rows of the written file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kosh-'));
  try {
    const [from, to] = [join(folder, 'in.csv'), join(folder, 'out.csv')];
    const lines = ['Om Traders', '', '', 'Invoice No,Item,HSN,Unit,Taxable Value,GST Rate'];
    writeFileSync(from, [...lines, '1,Hammer,82052000,NOS,100,18', '', '2,Butter,4051000,KGS,100,5', ''].join('\n'));
    let said = '';
    const out = (text: string): void => {
      said += text;
    };
    await check(from, { output: to }, { out, err: () => {}, paint: PLAIN, isInteractive: false, width: undefined });
    expect(said).toContain('(row 7)');
    expect(readFileSync(to, 'utf8').split('\r\n')[6]).toContain('04051000');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
