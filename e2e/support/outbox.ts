import { expect, type Page } from '@playwright/test';

interface SoughtMail {
  readonly to: string;
  /** As the outbox names it: "New jobs for a saved search". */
  readonly kind?: string;
}

/** Opens the newest email to an address, which an administrator of the demo reads in the outbox. */
export async function openMail(page: Page, { to, kind = '' }: SoughtMail): Promise<void> {
  const mail = page
    .getByRole('row')
    .filter({ hasText: kind })
    .getByRole('button', { name: `Open email to ${to}` })
    .first();
  const loadMore = page.getByRole('button', { name: 'Load more' });
  /** Also while it loads. */
  const hasMore = () => page.getByRole('button', { name: /^Load/ }).isVisible();
  // A background task sends it, and other emails may have moved it to a later page of rows.
  await expect(async () => {
    await page.goto('/outbox');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    while (await hasMore()) if (await loadMore.isVisible()) await loadMore.click();
    // A long table renders the rows out of view only to be printed.
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(mail).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 45_000 });
  await mail.click();
}
