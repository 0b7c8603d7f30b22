// A worker thread of `kosh classify` and `kosh check`: answers messages of rows by the task that it was started with.
import { parentPort, workerData } from 'node:worker_threads';
import type { Line } from '../../register/read/lines.ts';
import { openTariff } from '../../tariff/node.ts';
import { lineChecker, type RowText, rowClassifier, type Task } from './tasks.ts';

const task = workerData as Task;
const tariff = openTariff({ today: () => task.today, ownNames: task.ownNames });
const work = task.kind === 'classify' ? rowClassifier(tariff, task) : lineChecker(tariff, task);

parentPort?.on('message', ({ id, items }: { readonly id: number; readonly items: readonly (RowText & Line)[] }) => {
  parentPort?.postMessage({ id, results: items.map((item) => work(item)) });
});
