// The server program: `node dist/server.js [tariff|prompts]`. SIGHUP ends a process that does not handle it, so it is
// handled before the rest of the program is loaded.
import './reloadSignal.ts';

await import('./run.ts');
