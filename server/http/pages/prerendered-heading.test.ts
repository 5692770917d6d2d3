import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getPhrases } from '#server/lib/phrases.ts';
import { testApp } from '#server/testing/app.ts';
import { makeTenant } from '#server/testing/factories.ts';
import { request } from '#server/testing/request.ts';
import { makeFolder } from '#server/testing/test-folders.ts';
import { negotiateLanguage } from './prerendered-heading.ts';

const web = makeFolder(tmpdir());
writeFileSync(join(web.path, 'index.html'), readFileSync('web/index.html'));
const app = testApp({ webFolder: web.path });

async function page(path: string, language = 'en-US,en;q=0.9') {
  const { host } = await makeTenant(app());
  return request(`${app().url}${path}`, { headers: { host, 'accept-language': language } });
}

const firstWordsOf = (html: string) => /<div class="first-words" lang="(\w+)">.*?<h1>(.*?)<\/h1>/.exec(html)?.slice(1);

test.each([
  ['/login', getPhrases('en').accounts.login.title],
  ['/search', getPhrases('en').jobs.search.title],
  ['/searchJobs', getPhrases('en').jobs.search.title],
])('%s can be read before the scripts are there', async (path, title) => {
  const { status, text } = await page(path);
  expect([status, firstWordsOf(text)]).toEqual([200, ['en', title]]);
});

test('the home page says the name of the tenant', async () => {
  const { text } = await page('/');
  expect(firstWordsOf(text)?.[1]).not.toContain('{{');
});

test('a browser that asks for French reads French, and the answer says that it depends on that', async () => {
  const { text, headers } = await page('/login', 'fr-CA,fr;q=0.8');
  expect(firstWordsOf(text)).toEqual(['fr', getPhrases('fr').accounts.login.title]);
  expect(headers.get('vary')).toContain('accept-language');
});

test('every other page comes empty', async () => {
  expect(firstWordsOf((await page('/jobs')).text)).toBeUndefined();
});

test('a language that the tenant does not offer gives way to English', () => {
  expect(negotiateLanguage('ko-KR', ['en', 'fr'])).toBe('en');
  expect(negotiateLanguage(undefined, ['en', 'fr'])).toBe('en');
  expect(negotiateLanguage(' es-419,es', ['en', 'esp'])).toBe('esp');
});
