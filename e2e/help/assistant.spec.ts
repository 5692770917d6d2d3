import { expect, type Page } from '@playwright/test';
import { signIn } from '#e2e/support/accounts.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { test } from '#e2e/support/second-browser.ts';

const main = (page: Page) => page.getByRole('main');
const lastTurn = (page: Page) => main(page).getByRole('list', { name: 'Conversation' }).locator(':scope > li').last();
const choose = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).first().click();

async function type(page: Page, label: string | RegExp, text: string): Promise<void> {
  await main(page).getByLabel(label).fill(text);
  await main(page).getByRole('button', { name: 'Send', exact: true }).click();
}

test('a job seeker gets answers from jobs, match, interviews, profile, and the FAQ', async ({ page }) => {
  await signIn(page, 'seeker@wavelength.test');
  await page.goto('/faq');
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Guided help' }).click();
  await expect(page).toHaveURL(/\/simplifybot$/);
  await expect(main(page).getByText(/automatic guide, not a person/)).toBeVisible();
  await expectAccessible(page);

  await choose(page, 'Find jobs');
  await type(page, /^What kind of job\?/, 'analyst');
  await expect(lastTurn(page).getByText('From the open jobs on this site.')).toBeVisible();
  await expect(lastTurn(page).getByRole('link', { name: 'Show all in the job search' })).toHaveAttribute(
    'href',
    '/search?words=analyst',
  );
  await main(page).getByRole('button', { name: 'Start over' }).click();

  await choose(page, 'Explain a match');
  await choose(page, /\((Strong|Good|Some|Low) match, \d+\)$/);
  await expect(lastTurn(page).getByText(/\d+ of 100\./)).toBeVisible();
  await expect(lastTurn(page).getByText('From your profile and the details of the job.')).toBeVisible();
  await main(page).getByRole('button', { name: 'Start over' }).click();

  await type(page, 'Ask a question', 'When will I hear back?');
  await expect(lastTurn(page).getByText('From your applications.')).toBeVisible();
  await expect(
    lastTurn(page)
      .getByRole('link', { name: /The employer will .* By \w+ \d+\.$/ })
      .first(),
  ).toBeVisible();
  await main(page).getByRole('button', { name: 'Start over' }).click();

  await choose(page, 'Prepare for an interview');
  await expect(lastTurn(page).getByRole('listitem').first()).toBeVisible();
  await type(page, 'Ask a question', 'How can I improve my profile?');
  await expect(lastTurn(page).getByText('From your profile.')).toBeVisible();
  await type(page, 'Ask a question', 'Where do I change the password?');
  await expect(lastTurn(page).getByRole('link', { name: 'How to change password' })).toBeVisible();
  await type(page, 'Ask a question', 'What is the weather in Paris?');
  await expect(lastTurn(page).getByText(/The guide has no answer to that/)).toBeVisible();
  await expectAccessible(page);
});

test('the conversation is handed to the helpdesk', async ({ page, openSecondBrowser }) => {
  await signIn(page, 'seeker@wavelength.test');
  await page.goto('/simplifybot');
  await type(page, 'Ask a question', 'Is there a bus to the office?');
  await expect(lastTurn(page).getByText(/The guide has no answer to that/)).toBeVisible();
  await choose(page, 'Talk to a person');
  const chat = page.getByRole('dialog', { name: 'Chat' });
  await expect(chat.getByText('You: Is there a bus to the office?')).toHaveCount(1);

  const agent = await openSecondBrowser();
  await signIn(agent, 'concierge@wavelength.test');
  await agent.goto('/helpdesk');
  await main(agent)
    .getByRole('button', { name: /Is there a bus to the office/ })
    .first()
    .click();
  await expect(
    agent.getByRole('region', { name: 'Messages' }).getByText(/Is there a bus to the office\?/),
  ).toBeVisible();
});

test('a hiring manager gets a job post in plain language', async ({ page }) => {
  await signIn(page, 'manager@wavelength.test');
  await page.goto('/simplifybot');
  await choose(page, 'Rewrite a job post in plain language');
  await main(page)
    .getByLabel(/^The text of the job post/)
    .fill('We need a rockstar with a can-do attitude.');
  await main(page).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(lastTurn(page).getByRole('blockquote')).toHaveText('We need an expert with a can-do attitude.');
  await expect(lastTurn(page).getByText(/^“can-do attitude” can mean many things/)).toBeVisible();
  await expectAccessible(page);
});
