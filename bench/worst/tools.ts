// The most processor time that a call of a calculator can cause.
import { calculatorTool } from '../../src/mcp/calculatorTools.ts';
import { openTools } from '../../src/tools/node.ts';
import { hostileValues } from '../../test/attack/hostileValues.ts';

export interface SlowestCall {
  readonly tool: string;
  readonly field: string;
  readonly milliseconds: number;
}

export async function slowestCall(): Promise<SlowestCall> {
  let slowest: SlowestCall = { tool: '', field: '', milliseconds: 0 };
  for (const tool of openTools()) {
    const fields = Object.entries(tool.fields);
    const examples = Object.fromEntries(fields.map(([name, { example }]) => [name, example]));
    const { call } = calculatorTool(tool);
    await call(examples);
    for (const [field, of] of fields) {
      for (const value of hostileValues(of)) {
        const before = process.cpuUsage();
        await call({ ...examples, [field]: value });
        const { user, system } = process.cpuUsage(before);
        const milliseconds = (user + system) / 1000;
        if (milliseconds > slowest.milliseconds) slowest = { tool: tool.slug, field, milliseconds };
      }
    }
  }
  return slowest;
}
