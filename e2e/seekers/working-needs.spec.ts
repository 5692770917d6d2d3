import { expect, type Page } from '@playwright/test';
import { signIn } from '#e2e/support/accounts.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { test } from '#e2e/support/second-browser.ts';

const seeker = 'seeker@wavelength.test';

test('working needs are saved, shared with one application, and revoked', async ({ page }) => {
  test.slow();
  await signIn(page, seeker);
  await page.goto('/setting#needs');
  const menu = page.getByRole('region', { name: 'What helps me' });
  await expect(menu.getByRole('checkbox', { name: 'A quiet place to work' })).toBeChecked();
  await menu.getByText('Soft or adjustable lighting').click();
  await menu.getByRole('button', { name: 'Save what helps me' }).click();
  await expect(menu.getByText('Saved. No one sees it unless you share it.')).toBeVisible();
  await page.goto('/profilev2/visibility');
  const sharing = page.getByRole('region', { name: 'Who can see what helps me' });
  await expect(sharing.getByText('Soft or adjustable lighting')).toBeVisible();
  await sharing.getByRole('button', { name: 'Share with someone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share with someone' });
  await dialog.getByText('Our helpdesk').click();
  await dialog.getByText('Soft or adjustable lighting').first().click();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Soft or adjustable lighting' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Share' }).click();
  await expect(dialog).toBeHidden();
  const revoke = sharing.getByRole('button', { name: 'Stop sharing with Our helpdesk' });
  await expect(revoke).toBeVisible();
  await revoke.click();
  await expect(revoke).toBeHidden();
  await expectAccessible(page);
});

test('the data export is one file, even after leaving the page', async ({ page }) => {
  test.slow();
  await signIn(page, seeker);
  await page.goto('/setting/my-data');
  const part = page.getByRole('region', { name: 'Download my data' });
  await part.getByRole('button', { name: 'Prepare my download' }).click();
  await page.goto('/application');
  await page.goto('/setting/my-data');
  const download = page.waitForEvent('download');
  await part.getByRole('button', { name: 'Download', exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/^my-data-\d{4}-\d{2}-\d{2}\.zip$/);
});

test('an accommodation request shows its answer, and a new one its due date', async ({ page }) => {
  test.slow();
  await signIn(page, seeker);
  await openAskedApplication(page);
  const part = page.getByRole('region', { name: 'Accommodations' });
  await expect(part.getByText('We will send the questions three days ahead')).toBeVisible();
  await part.getByRole('button', { name: 'Request an accommodation' }).click();
  await part.getByText('Extra time').click();
  await part.getByRole('button', { name: 'Send request' }).click();
  await expect(part.getByText(/Request sent. You’ll hear back by/)).toBeVisible();
  await expectAccessible(page);
  await part.getByRole('button', { name: 'Withdraw request' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw request' }).click();
  await expect(part.getByRole('heading', { name: 'Withdrawn' })).toBeVisible();
});

test('the employer views shared items and the person sees it in the log', async ({ page, openSecondBrowser }) => {
  test.slow();
  await signIn(page, seeker);
  const address = await openAskedApplication(page);
  const manager = await openSecondBrowser();
  await signIn(manager, 'manager@wavelength.test');
  await manager.goto(address);
  const asked = manager.getByRole('region', { name: 'Accommodations' });
  await expect(asked.getByText('Two short breaks would also help.')).toBeHidden();
  await asked.getByRole('button', { name: 'Open request' }).first().click();
  await expect(asked.getByText('Two short breaks would also help.')).toBeVisible();
  const shown = manager.getByRole('region', { name: 'What helps this person' });
  await shown.getByRole('button', { name: 'View shared items' }).click();
  await expect(shown.getByText('Interview questions in advance')).toBeVisible();
  await expectAccessible(manager);
  await page.goto('/setting#sharing');
  await expect(page.getByText(/Marisol Quint, .* viewed 1 item/)).toBeVisible();
});

/** The application whose employer has replied; the access log names it. */
async function openAskedApplication(page: Page): Promise<string> {
  await page.goto('/setting#sharing');
  const opened = page
    .getByRole('region', { name: 'Who can see what helps me' })
    .getByRole('listitem')
    .filter({ hasText: 'viewed your request' });
  const [, company = '', job = ''] = /, (.+) viewed your request \((.+)\)/.exec(await opened.last().innerText()) ?? [];
  await page.goto('/application');
  await page
    .getByRole('article')
    .filter({ hasText: company })
    .filter({ hasText: job })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('heading', { name: job, level: 1 })).toBeVisible();
  return page.url();
}
