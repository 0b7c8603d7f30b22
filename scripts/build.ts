// `npm run build [-- --stale]`: makes everything in `dist`, or only what is stale.
import { runBuild } from './build/run.ts';

await runBuild(process.cwd(), { everything: !process.argv.includes('--stale') });
