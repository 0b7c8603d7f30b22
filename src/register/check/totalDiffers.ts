// The last total of a file against its lines: where they differ, a line is missing, doubled or was not read.
import { paiseOf } from '../read/amounts.ts';
import type { Line } from '../read/lines.ts';
import type { RegisterSentences } from '../sentences.ts';

/** Undefined: there is no total, or it fits. Totals above the last are of parts that only their writer knows. */
export function totalDiffers(lastTotal: Line | undefined, says: RegisterSentences): string | undefined {
  const totalled = lastTotal?.totalled;
  if (lastTotal === undefined || totalled === undefined || totalled.fits) return undefined;
  return says.totalDiffers(lastTotal.row, paiseOf(totalled.said), paiseOf(totalled.sum));
}
