import { expect } from '@playwright/test';
import { signIn } from '#e2e/support/accounts.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { openEmployersSite } from '#e2e/support/employers-site.ts';
import { pressKey } from '#e2e/support/keyboard/keyboard.ts';
import { test } from '#e2e/support/test.ts';

test('an employer copies the line of the job board, and a visitor of the employer’s site opens a job', async ({
  page,
}) => {
  await signIn(page, 'manager@wavelength.test');
  await page.goto('/settingsV2/job-feeds');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Indeed XML' })).toBeVisible();
  const line = await main.getByText('<script src=').innerText();
  await expectAccessible(page);
  const feed = await main.getByText('/feeds/jobs.json').innerText();
  const { name, jobs } = await (await page.request.get(feed)).json();
  expect(jobs.length).toBeGreaterThan(2);

  const site = await openEmployersSite(
    `<!doctype html><html lang="fr"><title>${name}</title><style>body { font: 20px serif }</style><h1>${name}</h1>${line.replace(' async', ' data-count="2" async')}`,
  );
  try {
    await page.goto(site.url);
    const board = page.getByRole('region', { name: 'Offres ouvertes' });
    await expect(board.getByRole('link')).toHaveCount(2);
    await expect(board.getByRole('link').first()).toHaveCSS('font-family', 'serif');
    await pressKey(board.getByRole('button', { name: 'Afficher plus d’offres' }), 'Enter');
    await expect(board.getByRole('link').nth(2)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/jobs/${jobs[2].id}$`));
  } finally {
    site.close();
  }
});
