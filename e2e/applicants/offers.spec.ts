import { expect, type Page } from '@playwright/test';
import { signIn } from '#e2e/support/accounts.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { fillOffer, sendOffer, signOffer } from '#e2e/support/forms/offer-form.ts';
import { createApplicant } from '#e2e/support/hiring.ts';
import { findMailLink } from '#e2e/support/outbox.ts';
import { test } from '#e2e/support/second-browser.ts';

test('an offer is written, sent, read, and signed', async ({ openSecondBrowser }) => {
  const [seeker, manager] = [await openSecondBrowser(), await openSecondBrowser()];
  const { id, title } = await createApplicant(seeker, manager, 'interview');

  await manager.goto(`/applications/${id}`);
  await manager.getByRole('link', { name: 'Create offer' }).click();
  await expect(manager.getByRole('heading', { level: 1, name: 'New offer' })).toBeVisible();
  await fillOffer(manager, { pay: '75000', accommodations: 'Written tasks' });
  await expectAccessible(manager);
  await manager.getByRole('button', { name: 'Save draft' }).click();
  await expect(manager.getByText('Pay is missing or outside the posted range')).toBeVisible();

  await manager.getByRole('button', { name: 'Edit' }).first().click();
  await manager.getByRole('textbox', { name: 'Pay amount' }).fill('68000');
  await manager.getByRole('button', { name: 'Save draft' }).click();
  await expect(manager.getByText('Pay is within the posted range')).toBeVisible();
  await expect(manager.getByRole('article', { name: 'Letter' })).toContainText('$68,000 a year');
  await expectAccessible(manager);
  await sendOffer(manager);

  await seeker.goto(`/applications/${id}`);
  const offer = seeker.getByRole('region', { name: 'Your offer' });
  for (const term of ['$68,000 a year', '40 a week', 'Written tasks', title]) await expect(offer).toContainText(term);
  await expectAccessible(seeker);
  await seeker.getByRole('button', { name: 'Accept offer' }).click();
  await seeker.getByRole('button', { name: 'Sign and accept' }).click();
  await expect(seeker.getByRole('textbox', { name: 'Your full name' })).toHaveAttribute('aria-invalid', 'true');
  await signOffer(seeker, 'Noor Whitfield');
  await expect(seeker.getByText(/You accepted this offer on .* and signed as Noor Whitfield/)).toBeVisible();
  const download = seeker.waitForEvent('download');
  await seeker.getByRole('button', { name: 'Download PDF' }).click();
  expect((await download).suggestedFilename()).toBe(`${title}.pdf`);
  await seeker.goto('/offers');
  await expect(seeker.getByRole('heading', { level: 1, name: 'Your offers' })).toBeVisible();
  await expect(seeker.getByText('Accepted', { exact: true })).toBeVisible();

  await manager.goto(`/offers?application=${id}`);
  await expect(manager.getByText(/Signed by Noor Whitfield/)).toBeVisible();
});

test('an approver decides by email link, and the team sends the offer', async ({ openSecondBrowser }) => {
  test.slow();
  const [seeker, manager] = [await openSecondBrowser(), await openSecondBrowser()];
  const { id } = await createApplicant(seeker, manager, 'interview');
  await manager.goto(`/offers?new=${id}`);
  await fillOffer(manager, { pay: '68000', accommodations: 'None requested' });
  await manager.getByRole('button', { name: /Approver 1/ }).click();
  await manager
    .getByRole('option', { name: /Obi Farnsworth|help desk|Hiring team member/ })
    .first()
    .click();
  await manager.getByRole('button', { name: 'Save draft' }).click();
  await manager.getByRole('button', { name: 'Request approval' }).click();
  await expect(manager.getByText('Waiting for a decision')).toBeVisible();
  await expectAccessible(manager);

  const approver = await openSecondBrowser();
  await approver.goto(await findMailLink(await openSecondBrowser(), { kind: 'Offer approval requested' }));
  await expect(approver.getByRole('heading', { level: 1, name: 'Approve an offer' })).toBeVisible();
  await expect(approver.getByRole('article', { name: 'Letter' })).toContainText('$68,000 a year');
  await expectAccessible(approver);
  await approver.getByRole('button', { name: 'Approve' }).click();
  await expect(approver.getByText('Offer approved')).toBeVisible();

  await manager.goto(`/offers?application=${id}`);
  await sendOffer(manager);
  await seeker.goto('/offers');
  await seeker.getByRole('button', { name: 'Decline offer' }).click();
  await seeker.getByRole('dialog').getByRole('button', { name: 'Decline offer' }).click();
  await expect(seeker.getByText('You declined this offer.')).toBeVisible();
});

test.describe('for a reader of French', () => {
  // The language belongs to the account, which other journeys use.
  test.afterEach(async ({ page }) => {
    await chooseLanguage(page, 'English', 'en');
  });

  test('a letter in English keeps its dates and its pay', async ({ page }) => {
    await signIn(page, 'manager@wavelength.test');
    await chooseLanguage(page, 'Français', 'fr');
    await page.goto('/offers');
    await page.getByRole('main').locator('a[href*="offer="]').first().click();
    const letter = page.getByRole('article', { name: 'Lettre' });
    await expect(letter).toContainText(/\$[\d,]+ an? (year|hour)/);
    await expect(letter).toContainText(/[A-Z][a-z]+ \d{1,2}, \d{4}/);
    await page.getByRole('tab', { name: 'Conditions' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Conditions' })).toContainText(/\$\s?US par (an|heure)/);
    await expectAccessible(page);
  });
});

/** Chooses a language, and waits until it is stored. */
async function chooseLanguage(page: Page, name: string, tag: string): Promise<void> {
  await page.goto('/languages');
  const stored = page.waitForResponse(
    (response) => response.url().endsWith('/api/v1/me/comfort') && response.request().method() === 'PUT',
  );
  await page.getByText(name, { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', tag);
  expect((await stored).ok()).toBe(true);
}
