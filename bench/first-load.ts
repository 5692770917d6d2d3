import { existsSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { chromium, type Request } from '@playwright/test';
import { chromiumPath } from '#scripts/test/chromium.ts';

/** Download sizes of a page with an empty cache, in bytes; scripts and styles with gzip. */
export interface FirstLoad {
  readonly path: string;
  readonly scripts: number;
  readonly styles: number;
  /** Fonts, phrases, images, the HTML, and API responses, as transferred. */
  readonly rest: number;
  readonly requests: number;
}

/** Opens each page in Chromium with an empty cache. Undefined if Chromium is not installed. */
export async function measureFirstLoad(url: string, paths: readonly string[]): Promise<FirstLoad[] | undefined> {
  const executablePath = chromiumPath();
  if (!existsSync(executablePath)) return undefined;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const loads: FirstLoad[] = [];
    for (const path of paths) {
      const context = await browser.newContext({ locale: 'en-US' });
      const page = await context.newPage();
      const sizes: Promise<[kind: string, bytes: number]>[] = [];
      page.on('requestfinished', (request) => {
        sizes.push(getSize(request));
      });
      await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
      loads.push(addUp(path, await Promise.all(sizes)));
      await context.close();
    }
    return loads;
  } finally {
    await browser.close();
  }
}

/** The limits are for gzip, but browsers may receive Brotli, so scripts and styles are compressed again. */
async function getSize(request: Request): Promise<[kind: string, bytes: number]> {
  const kind = request.resourceType();
  if (kind !== 'script' && kind !== 'stylesheet') return [kind, (await request.sizes()).responseBodySize];
  const body = await (await request.response())?.body();
  return [kind, body ? gzipSync(body, { level: 9 }).byteLength : 0];
}

function addUp(path: string, sizes: readonly [kind: string, bytes: number][]): FirstLoad {
  const sum = (matches: (kind: string) => boolean) =>
    sizes.reduce((total, [kind, bytes]) => total + (matches(kind) ? bytes : 0), 0);
  return {
    path,
    scripts: sum((kind) => kind === 'script'),
    styles: sum((kind) => kind === 'stylesheet'),
    rest: sum((kind) => kind !== 'script' && kind !== 'stylesheet'),
    requests: sizes.length,
  };
}
