import { existsSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { chromium, type Request } from '@playwright/test';
import { chromiumPath } from '#scripts/test/chromium.ts';

/** What a browser with an empty cache downloads for a page, in bytes: scripts and styles as gzip packs them. */
export interface FirstLoad {
  readonly path: string;
  readonly scripts: number;
  readonly styles: number;
  /** Fonts, texts, pictures, the page itself and the answers of the API, as they travel. */
  readonly rest: number;
  readonly requests: number;
}

/** Opens each page in Chromium with an empty cache; undefined where there is no Chromium. */
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
        sizes.push(sizeOf(request));
      });
      await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
      loads.push(sumOf(path, await Promise.all(sizes)));
      await context.close();
    }
    return loads;
  } finally {
    await browser.close();
  }
}

/** Browsers that may take what is packed tighter; the limits are for gzip. */
async function sizeOf(request: Request): Promise<[kind: string, bytes: number]> {
  const kind = request.resourceType();
  if (kind !== 'script' && kind !== 'stylesheet') return [kind, (await request.sizes()).responseBodySize];
  const body = await (await request.response())?.body();
  return [kind, body ? gzipSync(body, { level: 9 }).byteLength : 0];
}

function sumOf(path: string, sizes: readonly [kind: string, bytes: number][]): FirstLoad {
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
