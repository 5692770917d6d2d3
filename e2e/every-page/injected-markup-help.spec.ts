import { expect, type Page } from '@playwright/test';
import { demoPassword, signIn } from '#e2e/support/accounts.ts';
import { markup, payloads, recordAttacks, test } from '#e2e/support/injected-markup.ts';
import { signUpAsSeeker } from '#e2e/support/newcomer.ts';

const main = (page: Page) => page.getByRole('main');
const chat = (page: Page) => page.getByRole('dialog', { name: 'Chat' });

/** Expects every payload as text in a part of a page. */
async function expectTexts(part: ReturnType<Page['locator']>): Promise<void> {
  for (const payload of payloads) await expect(part.getByText(payload).first()).toBeVisible();
}

test('markup in the contact form, in feedback, and in the answers stays text', async ({
  page,
  attacks,
  openSecondBrowser,
}) => {
  await page.goto('/contact-us');
  await main(page).getByLabel('Your name').fill('Markup Tester');
  await main(page).getByLabel('Your email').fill('markup@example.com');
  await main(page).getByLabel('Your message').fill(markup);
  await main(page).getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL(/\/thankYouFeedback$/);
  const { access } = await signUpAsSeeker(page);
  const headers = { authorization: `Bearer ${access}` };
  const address = new URL('/<svg onload=attack()>', page.url()).href;
  const typed = { feedback_type: 'Others', description: markup, page: address };
  expect((await page.request.post('/api/v1/feedback', { headers, multipart: typed })).status()).toBe(201);
  const rating = { rating: '0', feed: payloads[0] ?? '', page: address };
  expect((await page.request.post('/api/v1/nsat_feedback', { headers, multipart: rating })).status()).toBe(201);

  const staff = await openSecondBrowser();
  await recordAttacks(staff.context(), attacks);
  await signIn(staff, 'admin@wavelength.test');
  await staff.goto('/settingsV2/feedback');
  const item = staff.getByRole('article', { name: 'Contact form, Markup Tester' });
  await expectTexts(item);
  await expectTexts(staff.getByRole('article', { name: /^Others, / }).first());
  await item.getByRole('button', { name: 'Answer' }).click();
  await item.getByLabel('Your answer to Markup Tester').fill(markup);
  await item.getByRole('button', { name: 'Send answer' }).click();
  await expect(item).toHaveCount(0);
  await staff.getByRole('button', { name: /^Answered/ }).click();
  await expectTexts(item);
});

test('markup in a question to the guide and in its handover to the helpdesk stays text', async ({ page }) => {
  await signUpAsSeeker(page);
  await page.goto('/simplifybot');
  const conversation = main(page).getByRole('list', { name: 'Conversation' });
  for (const payload of payloads) {
    await main(page).getByLabel('Ask a question').fill(payload);
    await main(page).getByRole('button', { name: 'Send', exact: true }).click();
    await expect(conversation.getByText(payload).first()).toBeVisible();
  }
  await main(page).getByRole('button', { name: 'Talk to a person' }).first().click();
  await expectTexts(chat(page));
});

test('markup in a name, a chat, a note, and a canned reply stays text for both sides', async ({
  page,
  attacks,
  openSecondBrowser,
}) => {
  const name = 'Markup <img src=x onerror=attack()>';
  const email = `markup-${crypto.randomUUID()}@example.com`;
  const form = { kind: 'candidate', full_name: name, email, password: demoPassword, consent: 'true' };
  expect((await page.request.post('/api/v1/register', { multipart: form })).status()).toBe(201);
  await signIn(page, email);
  await page.goto('/faq');
  await page.getByRole('button', { name: /^Chat(, \d+ unread)?$/ }).dispatchEvent('click');
  await chat(page).getByRole('button', { name: 'Send message' }).click();
  const question = chat(page).getByPlaceholder('Enter your message here');
  await question.fill(markup);
  await question.press('Enter');
  await expectTexts(chat(page));

  const agent = await openSecondBrowser();
  await recordAttacks(agent.context(), attacks);
  await signIn(agent, 'concierge@wavelength.test');
  await agent.goto('/helpdesk');
  await main(agent).getByRole('button', { name }).first().click();
  const thread = main(agent).getByRole('region', { name: 'Messages' });
  await expectTexts(thread);
  await expect(main(agent).getByText(name).first()).toBeVisible();
  await addReply(agent);
  const answer = main(agent).getByPlaceholder('Enter your message here');
  await expect(answer).toHaveValue(markup);
  await answer.press('Enter');
  await expect(
    chat(page)
      .locator('[data-from="help_desk"]')
      .getByText(payloads[0] ?? ''),
  ).toBeVisible();
  await expectTexts(chat(page).locator('[data-from="help_desk"]'));
  await main(agent).getByText('Private note', { exact: true }).click();
  await main(agent).getByPlaceholder('Only the helpdesk sees this note').fill(`Note ${markup}`);
  await main(agent).getByRole('button', { name: 'Save note' }).click();
  await expect(thread.getByText(`Note ${payloads[0]}`)).toBeVisible();
});

/** Adds a canned reply and inserts it into the open chat. */
async function addReply(agent: Page): Promise<void> {
  const title = `<b>${crypto.randomUUID()}</b>`;
  const open = async (item: string) => {
    await main(agent).getByRole('button', { name: 'Canned replies' }).click();
    await agent.getByRole('menuitem', { name: item }).click();
  };
  await open('Edit canned replies');
  const dialog = agent.getByRole('dialog', { name: 'Canned replies' });
  await dialog.getByRole('button', { name: 'Add reply' }).click();
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Text').fill(markup);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectTexts(dialog);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await open(title);
}
