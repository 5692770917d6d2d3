import { expect } from '@playwright/test';
import { demoPassword, signIn } from '#e2e/support/accounts.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { pressKey } from '#e2e/support/keyboard/keyboard.ts';
import { openMail } from '#e2e/support/outbox.ts';
import { test } from '#e2e/support/second-browser.ts';

const seeker = 'seeker@wavelength.test';

test('a visitor saves a job, logs in, removes it, and undoes that by keyboard', async ({ page }) => {
  await page.goto('/search?words=engineer');
  const card = page.getByRole('main').getByRole('article').first();
  const title = await card.getByRole('heading').innerText();
  await pressKey(card.getByRole('link', { name: `Save: ${title}` }), 'Enter');
  await expect(page.getByText(`we’ll save “${title}”`)).toBeVisible();
  await page.getByLabel('Email').fill(seeker);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?words=engineer/);
  const toggle = card.getByRole('button', { name: `Saved: ${title}` });
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await page.goto('/search/saved');
  const jobs = page.getByRole('region', { name: 'Saved jobs' });
  await pressKey(jobs.getByRole('button', { name: `Saved: ${title}` }).first(), 'Space');
  await expect(jobs.getByText(`“${title}” removed from saved jobs`)).toBeVisible();
  const undo = jobs.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  // At the end of the page, space is reserved for the feedback button, which covers a part of the list before.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expectAccessible(page);
  await pressKey(undo, 'Enter');
  await expect(jobs.getByRole('button', { name: `Saved: ${title}` }).first()).toBeFocused();
});

test('a search is saved under a suggested name, edited, deleted, and restored', async ({ page }) => {
  await signIn(page, seeker);
  await page.goto('/search?words=scientist&mode=hybrid');
  const save = page.getByRole('button', { name: 'Save this search' });
  await pressKey(save, 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await expect(dialog.getByLabel('Search name')).toHaveValue('scientist, Hybrid');
  await expectAccessible(page);
  await dialog.getByText('Weekly').click();
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await page.getByRole('link', { name: 'Saved as “scientist, Hybrid”' }).click();
  const row = page.getByRole('region', { name: 'scientist, Hybrid', exact: true });
  await expect(row.getByRole('radio', { name: 'Weekly' })).toBeChecked();
  await row.getByText('Off').click();
  await expect(row.getByRole('radio', { name: 'Off' })).toBeChecked();
  await row.getByRole('button', { name: 'Rename: scientist, Hybrid' }).click();
  await page.getByLabel('Search name').fill('Science');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  const renamed = page.getByRole('region', { name: 'Science', exact: true });
  await renamed.getByRole('button', { name: 'Delete: Science' }).click();
  await expect(page.getByText('Search “Science” deleted')).toBeVisible();
  await pressKey(page.getByRole('button', { name: 'Undo' }), 'Enter');
  await expect(renamed.getByRole('radio', { name: 'Off' })).toBeChecked();
  await expectAccessible(page);
  await page.reload();
  await expect(renamed.getByRole('radio', { name: 'Off' })).toBeChecked();
});

test('a saved search email lists new jobs and its link stops only this search', async ({ page, openSecondBrowser }) => {
  await signIn(page, 'admin@wavelength.test');
  await openMail(page, { to: seeker, kind: 'New jobs for a saved search' });
  const dialog = page.getByRole('dialog', { name: 'New jobs: Analyst jobs' });
  await expect(dialog).toContainText('New since the last email');
  await expectAccessible(page);
  const stop = await dialog.getByRole('link', { name: 'Unsubscribe from emails like this' }).getAttribute('href');
  const reader = await openSecondBrowser();
  await reader.goto(stop ?? '');
  await expect(reader.getByText('Turn off email alerts for “Analyst jobs”?')).toBeVisible();
  await expectAccessible(reader);
  await reader.getByRole('button', { name: 'Turn off email alerts' }).click();
  await expect(reader.getByText('Email alerts for “Analyst jobs” are off')).toBeVisible();
  await signIn(reader, seeker);
  await reader.goto('/search/saved');
  const getFrequency = (name: string) => reader.getByRole('region', { name, exact: true }).getByRole('radio');
  await expect(getFrequency('Analyst jobs').nth(0)).toBeChecked();
  await expect(getFrequency('Remote, full time').nth(2)).toBeChecked();
});

test('the dashboard counts new jobs of saved searches until one is opened', async ({ page }) => {
  await signIn(page, seeker);
  await page.goto('/dashboard');
  const news = page.getByRole('region', { name: 'Saved searches' });
  await expect(news.getByText(/^\d+ new$/).first()).toBeVisible();
  await expectAccessible(page);
  await news.getByRole('link', { name: 'Near Portland' }).click();
  await expect(page.getByRole('link', { name: 'Saved as “Near Portland”' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(news.getByRole('listitem').filter({ hasText: 'Near Portland' })).toContainText(
    'No new jobs since you last checked',
  );
});
