import { expect, type Page } from '@playwright/test';
import { signIn } from '#e2e/support/accounts.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { test } from '#e2e/support/second-browser.ts';

const chat = (page: Page) => page.getByRole('dialog', { name: 'Chat' });
const customerBox = (page: Page) => chat(page).getByPlaceholder('Enter your message here');

/** Opens the widget as the demo's job seeker and sends a message. */
async function ask(page: Page, text: string): Promise<void> {
  await signIn(page, 'seeker@wavelength.test');
  await page.goto('/faq');
  await page.getByRole('button', { name: /^Chat(, \d+ unread)?$/ }).dispatchEvent('click');
  await chat(page).getByRole('button', { name: 'Send message' }).click();
  await customerBox(page).fill(text);
  await customerBox(page).press('Enter');
  await expect(chat(page).getByText(text)).toBeVisible();
}

test('an agent answers, adds a note and an article, and closes; the customer sees it live', async ({
  page,
  openSecondBrowser,
}) => {
  await signIn(page, 'concierge@wavelength.test');
  await page.goto('/helpdesk');
  const main = page.getByRole('main');
  await expect(main.getByRole('switch')).toBeChecked();
  await expectAccessible(page);
  const customer = await openSecondBrowser();
  await ask(customer, 'How do I share my needs?');
  await expect(chat(customer).getByText('Online')).toBeVisible();

  const side = page.getByRole('navigation', { name: 'Staff menu' });
  await expect(side.getByRole('link', { name: /^Helpdesk \d+ unread$/ })).toBeVisible();
  await main.getByRole('button', { name: /How do I share my needs\?/ }).click();
  const thread = main.getByRole('region', { name: 'Messages' });
  await expect(thread.getByText('How do I share my needs?')).toBeVisible();
  await expect(main.getByText(/On \/faq · English/)).toBeVisible();
  await expect(main.getByText(/^(Median of the last 7 days: \d+ minutes?\.|Fewer than 5 replies)/)).toBeVisible();
  const person = main.getByRole('complementary', { name: 'About this person' });
  await expect(person.getByRole('heading', { name: 'Applications' })).toBeVisible();
  await expect(person.getByRole('listitem').first().getByRole('link')).toHaveAttribute('href', /\/applications\/\d+$/);
  const box = main.getByPlaceholder('Enter your message here');
  await box.pressSequentially('In Set');
  await expect(chat(customer).getByText('Helpdesk is typing...')).toBeVisible();
  await box.fill('In Settings, below Working needs.');
  await main.getByRole('button', { name: 'Insert article' }).click();
  await page.getByRole('menuitem', { name: 'How to complete profile' }).click();
  await box.press('Enter');
  await expect(chat(customer).getByText('In Settings, below Working needs.')).toBeVisible();
  await expect(chat(customer).getByRole('link', { name: 'Open the article' })).toBeVisible();
  await expect(main.getByText(/ongoing/i).first()).toBeVisible();

  await main.getByText('Private note', { exact: true }).click();
  await main.getByPlaceholder('Only the helpdesk sees this note').fill('Asked about needs.');
  await main.getByRole('button', { name: 'Save note' }).click();
  await expect(thread.getByText('Asked about needs.')).toBeVisible();
  await expect(chat(customer).getByText('Asked about needs.')).toHaveCount(0);
  await expectAccessible(page);

  await customerBox(customer).pressSequentially('Thank');
  await expect(thread.getByText(/is typing$/)).toBeVisible();
  await main.getByRole('switch').dispatchEvent('click');
  await expect(chat(customer).getByText('Away')).toBeVisible();

  await main.getByRole('button', { name: 'Close chat' }).click();
  await expect(chat(customer).getByText('This chat has ended')).toBeVisible();
  await expect(main.getByText('This chat is closed. Reopen it to reply.')).toBeVisible();
  await main.getByRole('button', { name: 'Reopen chat' }).click();
  await expect(thread.getByText(/^Chat is reopened on /)).toBeVisible();
  await expect(main.getByRole('button', { name: 'Close chat' })).toBeVisible();
});

test('canned replies are added, inserted, and deleted', async ({ page, openSecondBrowser }) => {
  await ask(await openSecondBrowser(), 'Is the office quiet?');
  await signIn(page, 'concierge@wavelength.test');
  await page.goto('/helpdesk');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /Is the office quiet\?/ }).click();
  const open = async (item: string | RegExp) => {
    await main.getByRole('button', { name: 'Canned replies' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await open('Edit canned replies');
  const dialog = page.getByRole('dialog', { name: 'Canned replies' });
  await dialog.getByRole('button', { name: 'Add reply' }).click();
  await dialog.getByLabel('Title').fill('Quiet room');
  await dialog.getByLabel('Text').fill('Yes. Every office has a quiet room.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Yes. Every office has a quiet room.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await open('Quiet room');
  await expect(main.getByPlaceholder('Enter your message here')).toHaveValue('Yes. Every office has a quiet room.');
  await open('Edit canned replies');
  await dialog.getByRole('button', { name: 'Delete Quiet room' }).click();
  await expect(dialog.getByText('Yes. Every office has a quiet room.')).toHaveCount(0);
});
