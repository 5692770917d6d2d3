import { expect, type Page } from '@playwright/test';
import { signIn } from '#e2e/support/accounts.ts';
import { signUpAsSeeker } from '#e2e/support/newcomer.ts';
import { test } from '#e2e/support/second-browser.ts';
import { expireSession, logInAgain } from '#e2e/support/session-end.ts';

const words = 'I sort maps.\nI say what they show, 지도, café.';

test('an application draft survives reload, Back, offline, and an expired session', async ({ page }) => {
  test.slow();
  const { email, access } = await signUpAsSeeker(page);
  const { id } = await jobWithQuestions(page, access);
  await page.goto(`/jobs/${id}/apply/questions`);
  const answer = page.getByRole('main').getByRole('textbox').first();
  await answer.fill(words);
  await page.reload();
  await expect(answer).toHaveValue(words);
  await page.goto('/search');
  await page.goBack();
  await expect(answer).toHaveValue(words);

  await page.context().setOffline(true);
  await answer.fill(`${words} Offline.`);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.context().setOffline(false);
  await page.goto(`/jobs/${id}/apply/questions`);
  await expect(answer).toHaveValue(`${words} Offline.`);

  await answer.fill(`${words} Ended.`);
  await expireSession(page);
  await logInAgain(page, email);
  await expect(answer).toHaveValue(`${words} Ended.`);
});

test('a draft started on one device continues on another, and back', async ({ page, openSecondBrowser }) => {
  test.slow();
  const { email, access } = await signUpAsSeeker(page);
  const { id } = await jobWithQuestions(page, access);
  const answerAt = (device: Page) => device.getByRole('main').getByRole('textbox').first();
  await page.goto(`/jobs/${id}/apply/questions`);
  const kept = keptFrom(page);
  await answerAt(page).fill(words);
  await kept;

  const phone = await openSecondBrowser();
  await signIn(phone, email);
  await phone.goto(`/jobs/${id}/apply/questions`);
  await expect(answerAt(phone)).toHaveValue(words);
  const keptAgain = keptFrom(phone);
  await answerAt(phone).fill(`${words} More.`);
  await keptAgain;
  await page.reload();
  await expect(answerAt(page)).toHaveValue(`${words} More.`);
});

test('an application submitted offline keeps every answer and can be submitted later', async ({ page }) => {
  test.slow();
  const { access } = await signUpAsSeeker(page);
  const { id } = await jobWithQuestions(page, access);
  await answerAll(page, id);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByText('You’re offline. Check your connection, then try again.')).toBeVisible();
  await expect(page.getByText('I sort maps.').first()).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByRole('heading', { name: 'Application submitted' })).toBeVisible();
});

test('with a complete profile an application needs at most ten answers', async ({ page }) => {
  test.slow();
  const access = await signIn(page, 'seeker@wavelength.test');
  const { id } = await jobWithQuestions(page, access);
  const answers = await answerAll(page, id);
  expect(answers).toBeGreaterThan(1);
  expect(answers).toBeLessThanOrEqual(10);
  await expect(page.getByRole('button', { name: 'Submit application' })).toBeEnabled();
});

/** Completes all steps up to the review and returns the number of answers given. */
async function answerAll(page: Page, id: number): Promise<number> {
  await page.goto(`/jobs/${id}/apply/profile`);
  const next = page.getByRole('button', { name: 'Save and continue' });
  await next.click();
  await page.getByText('Apply without a résumé').click();
  let answers = 1;
  await next.click();
  await expect(page.getByRole('heading', { name: 'Answer the employer’s questions' })).toBeVisible();
  for (const group of await page.getByRole('main').getByRole('radiogroup').all()) {
    await group.locator('label').first().click();
    answers += 1;
  }
  for (const box of await page.getByRole('main').getByRole('textbox').all()) {
    await box.fill(words);
    answers += 1;
  }
  await next.click();
  await expect(page.getByRole('heading', { name: 'Add a note' })).toBeVisible();
  await next.click();
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeVisible();
  return answers;
}

/** The newest active job that asks for an answer in free text, and that the user has not applied to. */
async function jobWithQuestions(page: Page, access: string): Promise<{ id: number }> {
  const headers = { authorization: `Bearer ${access}` };
  const found = await (await page.request.get('/api/v1/jobs?sort=newest&limit=50', { headers })).json();
  for (const { id } of found.jobs) {
    const job = await (await page.request.get(`/api/v1/jobs/${id}`, { headers })).json();
    const questions: { kind: string }[] = job.screening_questions;
    const hasFreeText = questions.some(({ kind }) => kind === 'long_text');
    if (hasFreeText && job.own_application_id === null) return { id };
  }
  throw new Error('The demo has no job with questions');
}

/** Resolves once the draft is saved on the server. */
function keptFrom(device: Page) {
  return device.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/application-draft') && answer.ok(),
  );
}
