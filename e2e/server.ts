import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The product as `npm start` runs it, with an empty data folder that goes away with it.
const folder = mkdtempSync(join(tmpdir(), 'wavelength-e2e-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
process.env.DATA_DIR = folder;
process.env.DEMO = 'on';
await import('#server/main.ts');
