import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { signIn } from '#e2e/support/accounts.ts';
import { formatDay } from '#e2e/support/forms/offer-form.ts';
import { callApi, planInterview, proposeTimes, publishJob } from '#e2e/support/hiring.ts';
import { enterOn, tabTo, typeInto } from '#e2e/support/keyboard/keyboard.ts';
import { applyByKeyboard, signUpByKeyboard } from '#e2e/support/keyboard/keyboard-seeker.ts';
import { test } from '#e2e/support/second-browser.ts';
import { newOffer } from '#server/testing/hiring/offers.ts';

const name = 'Noor Whitfield';

test('keyboard only: from sign-up to an interview time and an accepted offer', async ({ page, openSecondBrowser }) => {
  test.setTimeout(240_000);
  const manager = await openSecondBrowser();
  const lead = await signIn(manager, 'manager@wavelength.test');
  const title = `Signal Cataloger ${randomUUID().slice(0, 8)}`;
  const job = await publishJob(manager, lead, title);

  await page.goto(`/jobs/${job}`);
  await enterOn(page, page.getByRole('link', { name: 'Create a free account' }));
  await signUpByKeyboard(page, name);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await enterOn(page, page.getByRole('link', { name: /^Apply/ }).first());
  await applyByKeyboard(page);
  await enterOn(page, page.getByRole('link', { name: 'See my application' }));
  await expect(page).toHaveURL(/\/applications\/\d+$/);
  const application = /\d+$/.exec(page.url())?.[0] ?? '';

  const interview = await planInterview(manager, lead, application);
  await proposeTimes(manager, lead, interview, [`${formatDay(6)}T09:00`, `${formatDay(7)}T13:00`]);
  await enterOn(page, page.getByRole('banner').getByRole('link', { name: 'My applications' }));
  await enterOn(page, page.getByRole('link', { name: `Pick a time: ${title}` }));
  const times = page.getByRole('radiogroup', { name: 'Pick a time' }).getByRole('radio');
  await tabTo(page, times.first());
  await page.keyboard.press('ArrowDown');
  await expect(times.nth(1)).toBeFocused();
  await expect(times.nth(1)).toBeChecked();
  await enterOn(page, page.getByRole('button', { name: /^Confirm / }));
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();

  const terms = { title, pay: { amount: 68_000, currency: 'USD', period: 'year' } as const };
  const offer = await callApi(manager, lead, `/api/v1/applications/${application}/offers`, newOffer({ terms }));
  await callApi(manager, lead, `/api/v1/offers/${offer.id}/send`, { version: offer.version });
  await enterOn(page, page.getByRole('banner').getByRole('link', { name: 'My applications' }));
  await enterOn(page, page.getByRole('main').getByRole('link', { name: title, exact: true }));
  await expect(page.getByRole('region', { name: 'Your offer' })).toContainText('$68,000 a year');
  await enterOn(page, page.getByRole('button', { name: 'Accept offer' }));
  const dialog = page.getByRole('dialog', { name: 'Accept this offer?' });
  await typeInto(page, dialog.getByRole('textbox', { name: 'Your full name' }), name);
  await enterOn(page, dialog.getByRole('button', { name: 'Sign and accept' }));
  await expect(page.getByText(new RegExp(`You accepted this offer on .* and signed as ${name}`))).toBeVisible();
  await expect(dialog).toBeHidden();
});
