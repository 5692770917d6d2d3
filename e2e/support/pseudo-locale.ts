import type { Page } from '@playwright/test';

const accents: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'î', o: 'ö', u: 'ü', n: 'ñ', c: 'ç', s: 'š' };

/** Serves the English texts with accents, in brackets, and 40 % longer, to reveal truncation and overflow. */
export async function servePseudoLocale(page: Page): Promise<void> {
  await page.route(/\/assets\/translations\/en(-visitor)?$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: stretched(await response.json()) });
  });
}

function stretched(node: unknown): unknown {
  if (typeof node === 'string') return stretch(node);
  return Object.fromEntries(Object.entries(Object(node)).map(([name, value]) => [name, stretched(value)]));
}

/** Placeholders stay unchanged. */
function stretch(text: string): string {
  const accented = text.replace(/\{\{.+?\}\}|[aeioucsn]/g, (part) => accents[part] ?? part);
  const more = 'lorem ipsum dolor sit amet '.repeat(Math.ceil(text.length / 60)).slice(0, Math.ceil(text.length * 0.4));
  return `[${accented} ${more.trim()}]`;
}
