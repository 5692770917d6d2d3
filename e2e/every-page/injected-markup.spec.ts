import { expect, type Page } from '@playwright/test';
import { signIn } from '#e2e/support/accounts.ts';
import { markup, payloads, test } from '#e2e/support/injected-markup.ts';
import { signUpAsSeeker } from '#e2e/support/newcomer.ts';
import { newJob } from '#server/testing/factories.ts';

const jobTitle = 'Archivist <img src=x onerror=attack()>';

test('markup in a profile stays text', async ({ page }) => {
  await signUpAsSeeker(page);
  await page.goto('/profilev2');
  await page.getByRole('button', { name: 'Edit: About you' }).click();
  await page.getByRole('textbox', { name: 'Headline' }).fill(payloads[0] ?? '');
  await page.getByRole('textbox', { name: 'Summary' }).fill(markup);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'About you' })).toContainText(payloads[0] ?? '');
  await page.getByRole('link', { name: 'View as employer' }).click();
  const view = page.getByRole('region', { name: 'What employers see' });
  for (const payload of payloads) await expect(view.getByText(payload).first()).toBeVisible();
});

test('markup in a job stays text in its form, its page, and the search', async ({ page }) => {
  const headers = { authorization: `Bearer ${await signIn(page, 'manager@wavelength.test')}` };
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { headers, data });
    expect(await answer.json()).toMatchObject({ id: expect.any(Number) });
    return answer.json();
  };
  const job = newJob({ title: jobTitle, description: markup, summary: payloads.slice(0, 3) });
  const { id, version } = await post('/api/v1/jobs', job);
  await post(`/api/v1/jobs/${id}/status`, { to: 'active', version });
  await page.goto(`/jobs/edit/${id}?step=role`);
  await expect(page.getByLabel('About the job')).toHaveValue(markup);
  await page.goto('/search?words=archivist');
  await expect(page.getByRole('link', { name: jobTitle }).first()).toBeVisible();
  // The server writes the title, the description, and structured data into the HTML.
  await page.goto(`/jobs/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: jobTitle })).toBeVisible();
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  for (const payload of payloads) await expect(page.getByText(payload).first()).toBeVisible();
});

test('markup in a message stays text for both people', async ({ page }) => {
  await sendMessage(page, 'manager@wavelength.test', 'Haeun Delacroix');
  await sendMessage(page, 'seeker@wavelength.test', 'Fernhollow Software');
});

async function sendMessage(page: Page, email: string, other: string): Promise<void> {
  await signIn(page, email);
  await page.goto('/inbox_messages');
  const conversations = page.getByRole('navigation', { name: 'Conversations' });
  await conversations.getByRole('link', { name: other }).first().click();
  await page.getByRole('textbox', { name: 'Your message' }).fill(markup);
  await page.getByRole('button', { name: 'Send message' }).click();
  const history = page.getByRole('region', { name: 'Message history' });
  await expect(history.getByText(payloads[0] ?? '').last()).toBeVisible();
}
