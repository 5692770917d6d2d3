import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** What a browser with an empty cache downloads for a page, in bytes as they travel. */
export interface FirstLoad {
  readonly path: string;
  readonly scripts: number;
  readonly styles: number;
  /** Fonts, texts, pictures, the page itself and the answers of the API. */
  readonly rest: number;
  readonly requests: number;
}

/** Opens each page in Chromium with an empty cache; undefined where there is no Chromium. */
export async function measureFirstLoad(url: string, paths: readonly string[]): Promise<FirstLoad[] | undefined> {
  const executablePath = process.env.CHROMIUM_PATH || '/usr/bin/chromium';
  if (!existsSync(executablePath)) return undefined;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const loads: FirstLoad[] = [];
    for (const path of paths) {
      const context = await browser.newContext({ locale: 'en-US' });
      const page = await context.newPage();
      const sizes: Promise<[kind: string, bytes: number]>[] = [];
      page.on('requestfinished', (request) => {
        sizes.push(request.sizes().then((size) => [request.resourceType(), size.responseBodySize]));
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
