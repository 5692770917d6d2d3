import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { getPhrases } from '#server/lib/phrases.ts';
import { testApp } from '#server/testing/app.ts';
import { makeTenant } from '#server/testing/factories.ts';
import { request } from '#server/testing/request.ts';
import { makeFolder } from '#server/testing/test-folders.ts';
import { negotiateLanguage } from './prerendered-heading.ts';

const web = makeFolder(tmpdir());
writeFileSync(join(web.path, 'index.html'), readFileSync('web/index.html'));
const app = testApp({ webFolder: web.path });

async function fetchPage(path: string, language = 'en-US,en;q=0.9') {
  const { host } = await makeTenant(app());
  return request(`${app().url}${path}`, { headers: { host, 'accept-language': language } });
}

const findHeading = (html: string) =>
  /<div class="prerendered-heading(?: prerendered-home)?" lang="(\w+)">.*?<h1>(.*?)<\/h1>/.exec(html)?.slice(1);

describe('the prerendered heading', () => {
  it.each([
    ['/login', getPhrases('en').accounts.login.title],
    ['/search', getPhrases('en').jobs.search.title],
    ['/searchJobs', getPhrases('en').jobs.search.title],
  ])('is in the HTML of %s', async (path, title) => {
    const { status, text } = await fetchPage(path);
    expect([status, findHeading(text)]).toEqual([200, ['en', title]]);
    expect(text).toMatch(/<html [^>]*data-visitor-texts>/);
  });

  it('contains the name of the tenant on the home page', async () => {
    const { text } = await fetchPage('/');
    expect(findHeading(text)?.[1]).not.toContain('{{');
  });

  it('is French for a French browser, with Vary: Accept-Language', async () => {
    const { text, headers } = await fetchPage('/login', 'fr-CA,fr;q=0.8');
    expect(findHeading(text)).toEqual(['fr', getPhrases('fr').accounts.login.title]);
    expect(headers.get('vary')).toContain('accept-language');
  });

  it('is missing on other pages', async () => {
    const { text } = await fetchPage('/jobs');
    expect(findHeading(text)).toBeUndefined();
    expect(text).not.toContain('data-visitor-texts');
  });
});

describe('negotiateLanguage', () => {
  it('returns English for a language that the tenant does not offer', () => {
    expect(negotiateLanguage('ko-KR', ['en', 'fr'])).toBe('en');
    expect(negotiateLanguage(undefined, ['en', 'fr'])).toBe('en');
    expect(negotiateLanguage(' es-419,es', ['en', 'esp'])).toBe('esp');
  });
});
