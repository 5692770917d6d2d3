import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The server as `npm start` runs it, with a temporary data folder.
const folder = mkdtempSync(join(tmpdir(), 'wavelength-e2e-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
process.env.DATA_DIR = folder;
process.env.DEMO = 'on';
// All pages of the tests come from one address.
process.env.REQUESTS_PER_MINUTE = '10000';
await import('#server/main.ts');
