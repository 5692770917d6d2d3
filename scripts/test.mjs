// `npm test`: from a fresh clone to one line that says what passed. It brings all it needs, a browser too.
import { prepare } from './setup/prepare.mjs';

if (prepare(import.meta.url)) await import('./test/run.ts');
