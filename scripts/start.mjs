// `npm start`: from a fresh clone to a running product. Prints each step and skips those already done.
import { exitWithParent } from './setup/exit-with-parent.mjs';
import { applyMemorySettings } from './setup/memory.mjs';
import { prepare } from './setup/prepare.mjs';

applyMemorySettings();
exitWithParent();
if (prepare(import.meta.url)) await import('./start/serve.ts');
