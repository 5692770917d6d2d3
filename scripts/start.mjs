// `npm start`: from a fresh clone to a running product. What it does it says, and it does nothing twice.
import { prepare } from './setup/prepare.mjs';

if (prepare(import.meta.url)) await import('./start/serve.ts');
