import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { type ArticleName, articlePictures, pictureSize } from '#domain/features/help/articles.ts';
import { type Language, languages, languageTags } from '#domain/phrases/phrases.ts';
import { signIn } from '#e2e/support/accounts.ts';
import { test } from '#e2e/support/test.ts';

const folder = join(import.meta.dirname, '../../web/features/help/pictures');

/** Which page a picture shows. */
const views: Record<
  `${ArticleName}-${string}`,
  { readonly path: string; readonly isNarrow?: true; readonly hasOpenMenu?: true }
> = {
  'register-s2': { path: '/signup' },
  'register-s3': { path: '/signup/candidate' },
  'password-s1': { path: '/dashboard', hasOpenMenu: true },
  'password-s3': { path: '/setting/login' },
  // Without the pane of private needs, which no public picture shows, even of the demo.
  'profile-s2': { path: '/profilev2', isNarrow: true },
  'search-s1': { path: '/search?words=analyst' },
  'search-s3': { path: 'job' },
  'preferences-s2': { path: '/profilev2/preferences' },
};

for (const language of languages) {
  test.describe(language, () => {
    test.use({ locale: languageTags[language], viewport: pictureSize });

    test('the pictures of the help articles are taken from the product', async ({ page }) => {
      for (const article of Object.keys(articlePictures) as ArticleName[]) {
        if (article === 'password') await signIn(page, 'seeker@wavelength.test');
        for (const step of articlePictures[article]) await takePicture(page, language, `${article}-${step}`);
      }
    });
  });
}

async function takePicture(page: Page, language: Language, name: `${ArticleName}-${string}`): Promise<void> {
  const view = views[name];
  if (!view) throw new Error(`No view for ${name}`);
  const scale = view.isNarrow ? 0.75 : 1;
  await page.setViewportSize({ width: pictureSize.width * scale, height: pictureSize.height * scale });
  await page.goto(view.path === 'job' ? await findJobPath(page) : view.path);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => document.fonts.ready);
  // The profile menu is the last button of the top bar.
  if (view.hasOpenMenu) {
    await page.getByRole('banner').getByRole('button').last().click();
    await expect(page.getByRole('menu')).toBeVisible();
  }
  // Without transitions: a menu would still fade in.
  const png = await page.screenshot({ animations: 'disabled' });
  const target = join(folder, language);
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, `${name}.webp`), await convertToWebp(page, png));
}

async function findJobPath(page: Page): Promise<string> {
  const answer = await page.request.get('/api/v1/jobs?words=analyst&limit=1');
  const { jobs } = (await answer.json()) as { jobs: { id: number }[] };
  return `/jobs/${jobs[0]?.id}`;
}

/** The browser writes WebP, which is a third of the size of PNG. */
async function convertToWebp(page: Page, png: Buffer): Promise<Buffer> {
  const blank = await page.context().newPage();
  const encoded = await blank.evaluate(async (source) => {
    const bytes = Uint8Array.from(atob(source), (character) => character.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
    return btoa(Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(''));
  }, png.toString('base64'));
  await blank.close();
  return Buffer.from(encoded, 'base64');
}
