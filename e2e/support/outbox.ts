import { type APIResponse, expect, type Locator, type Page } from '@playwright/test';
import { signIn } from './accounts.ts';

interface SoughtMail {
  /** Part of the address; without it, any address. */
  readonly to?: string;
  /** As the outbox names it: "New jobs for a saved search". */
  readonly kind?: string;
  /** How many newer such emails to pass over. */
  readonly skip?: number;
}

/**
 * Opens the newest email to an address, once it is sent. An administrator of the demo reads it in the outbox. Returns its
 * dialog.
 */
export async function openMail(page: Page, { to = '', kind = '', skip = 0 }: SoughtMail): Promise<Locator> {
  const row = page.locator('tbody').getByRole('row').filter({ hasText: to }).filter({ hasText: kind }).nth(skip);
  const loadMore = page.getByRole('button', { name: 'Load more' });
  /** Also while it loads. */
  const hasMore = () => page.getByRole('button', { name: /^Load/ }).isVisible();
  /** A long table renders the rows out of view only to be printed. */
  const renderAllRows = () => page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  // A background task sends it, and other emails may have moved it to a later page of rows.
  await expect(async () => {
    await page.goto('/outbox');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await renderAllRows();
    while (!(await row.isVisible()) && (await hasMore())) {
      if (await loadMore.isVisible()) await loadMore.click();
      await renderAllRows();
    }
    await expect(row).toContainText('Sent', { timeout: 2000 });
  }).toPass({ timeout: 45_000 });
  await row.getByRole('button', { name: `Open email to ${to}` }).click();
  const mail = page.getByRole('dialog');
  await expect(mail.getByRole('link', { name: 'Open link' })).toBeVisible();
  return mail;
}

/** Where the button of an email leads, without its origin. */
export async function getMailLink(mail: Locator): Promise<string> {
  return (await mail.getByRole('link', { name: 'Open link' }).getAttribute('href')) ?? '';
}

/** The link in the newest email to an address, read in a browser of its own. */
export async function findMailLink(page: Page, sought: SoughtMail): Promise<string> {
  await signIn(page, 'admin@wavelength.test');
  return getMailLink(await openMail(page, sought));
}

/** The addresses of the emails to these people, one for each email. */
export async function listRecipients(page: Page, token: string, addresses: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const headers = { authorization: `Bearer ${token}` };
  let cursor: string | null = '';
  while (cursor !== null) {
    const answer: APIResponse = await page.request.get(`/api/v1/outbox?${new URLSearchParams({ cursor })}`, {
      headers,
    });
    const { mails, next }: { mails: { to: string }[]; next: string | null } = await answer.json();
    found.push(...mails.map(({ to }) => to).filter((to) => addresses.includes(to)));
    cursor = next;
  }
  return found.sort();
}
