import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPageAssets } from './page-assets.ts';
import { nonceMark } from './page-nonce.ts';

const html = '<html><head><title>Wavelength</title></head><body></body></html>';
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wavelength-assets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('readPageAssets', () => {
  it('links the assets of a page on that page only, and runs what its script imports', async () => {
    const manifest = {
      '/login': { scripts: ['assets/login-1.js', 'assets/forms-3.js'], styles: ['assets/login-2.css'] },
    };
    writeFileSync(join(folder, 'page-assets.json'), JSON.stringify(manifest));
    const addPageAssets = await readPageAssets(folder);
    const attributes = `crossorigin fetchpriority="low" nonce="${nonceMark}"`;
    expect(addPageAssets(html, '/login')).toContain(
      '<link rel="stylesheet" crossorigin href="/assets/login-2.css">' +
        `<link rel="modulepreload" ${attributes} href="/assets/login-1.js">` +
        `<link rel="modulepreload" ${attributes} href="/assets/forms-3.js">` +
        `<script type="module" async ${attributes} src="/assets/forms-3.js"></script></head>`,
    );
    expect(addPageAssets(html, '/')).toBe(html);
  });

  it('links the assets of all other pages on a page without an entry', async () => {
    const own = { scripts: ['assets/home-1.js'], styles: [] };
    const manifest = { '/': own, '*': { scripts: ['assets/member-pages-3.js'], styles: [] } };
    writeFileSync(join(folder, 'page-assets.json'), JSON.stringify(manifest));
    const addPageAssets = await readPageAssets(folder);
    expect(addPageAssets(html, '/')).not.toContain('member-pages');
    expect(addPageAssets(html, '/jobs/7/applications')).toContain('href="/assets/member-pages-3.js"');
  });

  it('leaves pages unchanged without a manifest', async () => {
    expect((await readPageAssets(folder))(html, '/login')).toBe(html);
  });
});
