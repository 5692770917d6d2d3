// `npm test`: from a fresh clone to one summary line. Installs what it needs, including a browser.
// `node scripts/test.mjs unit|watch|e2e [FILTER ...]` runs one suite.
import { prepare } from './setup/prepare.mjs';

if (prepare(import.meta.url)) await import('./test/run.ts');
