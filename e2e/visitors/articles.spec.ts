import { expect, type Page } from '@playwright/test';
import { signIn } from '#e2e/support/accounts.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { payloads, recordAttacks, test } from '#e2e/support/injected-markup.ts';
import { pressKey } from '#e2e/support/keyboard/keyboard.ts';

const main = (page: Page) => page.getByRole('main');
const answer = 'Choisissez un mot de passe tranquille.';
const step = payloads.slice(0, 4).join(' ');

/** The French FAQ page of a visitor; other tests read the English one. */
async function openFaq(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('comfort', JSON.stringify({ language: 'fr' })));
  await page.goto('/faq');
  await expect(main(page).getByRole('article').first()).toBeVisible();
}

async function openArticle(page: Page): Promise<void> {
  await page.goto('/settingsV2/articles');
  await main(page).getByLabel('Language').click();
  await page.getByRole('option', { name: 'Français' }).click();
  await main(page).getByRole('button', { name: 'Change: How to change password' }).click();
  await expect(main(page).getByLabel('Answer')).not.toHaveValue('');
}

test('an agent edits an article, visitors read and find it, and the built-in one comes back', async ({
  page,
  attacks,
  openSecondBrowser,
}) => {
  const visitor = await openSecondBrowser();
  await recordAttacks(visitor.context(), attacks);
  await openFaq(visitor);
  const builtIn = await main(visitor).getByRole('article').nth(1).innerText();

  await signIn(page, 'concierge@wavelength.test');
  await openArticle(page);
  await expectAccessible(page);
  await main(page).getByLabel('Answer').fill('');
  await main(page).getByRole('button', { name: 'Save article' }).click();
  await expect(main(page).getByText('There is a problem')).toBeVisible();
  await main(page).getByLabel('Answer').fill(answer);
  await main(page).getByLabel('Step 1', { exact: true }).fill(step);
  await main(page).getByRole('button', { name: 'Remove step 4' }).click();
  const preview = main(page).getByRole('region', { name: 'Preview' });
  await pressKey(main(page).getByRole('button', { name: 'Move step 1 down' }), 'Enter');
  await expect(main(page).getByRole('button', { name: 'Move step 2 down' })).toBeFocused();
  await expect(main(page).getByLabel('Step 2', { exact: true })).toHaveValue(step);
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('button', { name: 'Move step 3 up' })).toBeFocused();
  await expect(preview.getByRole('listitem').last()).toContainText(step);
  await page.keyboard.press('Enter');
  await main(page).getByRole('button', { name: 'Move step 2 up' }).click();
  await expect(main(page).getByRole('button', { name: 'Move step 1 down' })).toBeFocused();
  await expect(preview.getByText(step)).toBeVisible();
  await expect(preview.getByRole('listitem')).toHaveCount(3);
  await main(page).getByRole('button', { name: 'Save article' }).click();
  await expect(main(page).getByText('Edited text')).toBeVisible();

  await openFaq(visitor);
  const shown = main(visitor).getByRole('article').nth(1);
  await expect(shown.getByText(answer)).toBeVisible();
  await expect(shown.getByText(step)).toBeVisible();
  await expect(shown.getByRole('listitem')).toHaveCount(3);
  await main(visitor).getByRole('searchbox').fill('mot de passe TRANQUILLE');
  await expect(main(visitor).getByRole('article')).toHaveCount(1);
  await expect(main(visitor).locator('mark')).toHaveText(['mot de passe tranquille']);

  await openArticle(page);
  await main(page).getByRole('button', { name: 'Use the built-in article' }).click();
  await expect(main(page).getByText('Edited text')).toHaveCount(0);
  await openFaq(visitor);
  await expect(shown).toHaveText(builtIn, { useInnerText: true });
  await openArticle(page);
  const versions = main(page).getByRole('region', { name: 'Versions' }).getByRole('listitem');
  await expect(versions.first()).toContainText('Built-in text');
  await versions.nth(1).getByRole('button').click();
  await expect(main(page).getByLabel('Answer')).toHaveValue(answer);
  await expect(main(page).getByLabel('Step 1', { exact: true })).toHaveValue(step);
  await main(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(main(page).getByText('Edited text')).toHaveCount(0);
});
