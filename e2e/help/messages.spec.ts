import { expect, type Page } from '@playwright/test';
import { signIn } from '#e2e/support/accounts.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { type OpenSecondBrowser, test } from '#e2e/support/second-browser.ts';

const seeker = { email: 'seeker@wavelength.test', name: 'Haeun Delacroix' };
const manager = { email: 'manager@wavelength.test', employer: 'Fernhollow Software' };
const attachment = 'server/features/resumes/fixtures/simple-list.docx';

const conversations = (page: Page) => page.getByRole('navigation', { name: 'Conversations' });
const box = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
const history = (page: Page) => page.getByRole('region', { name: 'Message history' });

async function twoPeople(openSecondBrowser: OpenSecondBrowser): Promise<readonly [Page, Page]> {
  return [await openSecondBrowser(), await openSecondBrowser()];
}

async function open(page: Page, who: string, words: string): Promise<void> {
  await signIn(page, who);
  await page.goto('/inbox_messages');
  await conversations(page).getByRole('link', { name: words }).first().click();
  await expect(page.getByRole('heading', { level: 2, name: words })).toBeVisible();
}

/** The number of unread messages in the top bar. */
async function unread(page: Page): Promise<number> {
  const name = await page
    .getByRole('banner')
    .getByRole('link', { name: /^Messages/ })
    .getAttribute('aria-label');
  return Number(/(\d+) unread/.exec(name ?? '')?.[1] ?? 0);
}

test('two people exchange messages and a file live, with read receipts', async ({ openSecondBrowser }) => {
  const [one, other] = await twoPeople(openSecondBrowser);
  await open(one, seeker.email, manager.employer);
  await open(other, manager.email, seeker.name);
  await expectAccessible(one);
  await expectAccessible(other);

  await box(one).fill('Is the entrance step-free?');
  await box(one).press('Control+Enter');
  await expect(history(one).getByText('Is the entrance step-free?')).toBeVisible();
  await expect(box(one)).toHaveValue('');
  await expect(box(one)).toBeFocused();
  await expect(history(other).getByText('Is the entrance step-free?')).toBeVisible();
  await expect(history(one).getByText('Read', { exact: true })).toBeVisible();

  await box(other).fill('It is. The plan of the way is attached.');
  await other.locator('input[type=file]').setInputFiles(attachment);
  await other.getByRole('button', { name: 'Send message' }).click();
  const file = history(one).getByRole('button', { name: /^simple-list\.docx/ });
  await expect(file).toBeVisible();
  const download = one.waitForEvent('download');
  await file.click();
  expect((await download).suggestedFilename()).toBe('simple-list.docx');
  await expectAccessible(one);
});

test('the unread count in the top bar updates live on every page', async ({ openSecondBrowser }) => {
  const [one, other] = await twoPeople(openSecondBrowser);
  await open(one, seeker.email, manager.employer);
  await signIn(other, manager.email);
  await other.goto('/jobs');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  const ask = async (question: string) => {
    await box(one).fill(question);
    await one.getByRole('button', { name: 'Send message' }).click();
    await expect(history(one).getByText(question)).toBeVisible();
  };
  await ask('Is there parking for bikes?');
  await expect.poll(() => unread(other)).toBeGreaterThan(0);
  const before = await unread(other);
  await ask('One more question.');
  await expect.poll(() => unread(other)).toBe(before + 1);
});

test('a message draft survives a reload and is sent by keyboard', async ({ page }) => {
  await signIn(page, seeker.email);
  await page.goto('/inbox_messages');
  const link = conversations(page).getByRole('link', { name: manager.employer }).first();
  await link.focus();
  await page.keyboard.press('Enter');
  await box(page).focus();
  await page.keyboard.type('First line');
  await page.keyboard.press('Enter');
  await page.keyboard.type('second line');
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await page.reload();
  await expect(box(page)).toHaveValue('First line\nsecond line');
  await box(page).focus();
  await page.keyboard.press('Control+Enter');
  await expect(history(page).getByText('second line')).toBeVisible();
  await page.reload();
  await expect(box(page)).toHaveValue('');
});

test('the Enter key setting is saved and applies to the next message', async ({ page }) => {
  await open(page, seeker.email, manager.employer);
  await page.getByRole('button', { name: 'Comfort' }).click();
  await page.getByRole('radiogroup', { name: 'Enter key in messages' }).getByText('Send', { exact: true }).click();
  await page.keyboard.press('Escape');
  await box(page).fill('Sent by Enter.');
  await box(page).press('Shift+Enter');
  await expect(box(page)).toHaveValue('Sent by Enter.\n');
  await box(page).press('Enter');
  await expect(history(page).getByText('Sent by Enter.')).toBeVisible();
});

test('an empty message and an unreadable file show an error and lose nothing', async ({ page }) => {
  await open(page, seeker.email, manager.employer);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Write a message or attach a file.')).toBeVisible();
  await box(page).fill('See the file.');
  await page.locator('input[type=file]').setInputFiles('server/features/resumes/fixtures/password_protected.pdf');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(
    page.getByText('This file is password-protected. Save it without a password, then choose it.'),
  ).toBeVisible();
  await expect(box(page)).toHaveValue('See the file.');
  await expectAccessible(page);
});

test('notification settings are saved', async ({ page }) => {
  await signIn(page, seeker.email);
  await page.goto('/setting#notifications');
  const part = page.getByRole('region', { name: 'Notifications and quiet hours' });
  await part.getByText('Pause emails during quiet hours').click();
  await expect(part.getByText('Time zone: America/New York')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(part.getByText('Time zone: America/New York')).toBeVisible();
  await part.getByText('Pause emails during quiet hours').click();
  await expect(part.getByText('Time zone: America/New York')).toBeHidden();
});
