import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#e2e/support/axe.ts';
import { test } from '#e2e/support/test.ts';

const noMatch = 'Sorry, there are no matching results found. try common FAQ or reach out to our helpdesk';
const launcher = (page: Page) => page.getByRole('button', { name: 'Chat', exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Chat' });

test('the chat window shows 2 suggestions, all 5 articles, and one article with its steps', async ({ page }) => {
  await page.goto('/faq');
  // A click of the test scrolls to the end of the page, where the sticky bar has its space.
  await launcher(page).dispatchEvent('click');
  await expect(panel(page).getByRole('heading', { name: 'Hey User' })).toBeVisible();
  await expect(panel(page).getByRole('heading', { name: 'Suggested articles' })).toBeVisible();
  await expect(panel(page).getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await panel(page).getByRole('button', { name: 'Show all articles' }).click();
  await expect(panel(page).getByRole('listitem')).toHaveCount(5);
  await panel(page).getByRole('button', { name: 'How to change password' }).click();
  await expect(panel(page).getByRole('listitem')).toHaveCount(4);
  await expect(panel(page)).toBeFocused();
  await panel(page).getByRole('button', { name: 'Back' }).click();
  await expect(panel(page).getByRole('listitem')).toHaveCount(5);
  await panel(page).getByRole('button', { name: 'Back' }).click();
  await expect(panel(page).getByRole('listitem')).toHaveCount(2);
  await expect(panel(page).getByRole('link', { name: /^Common FAQ/ })).toHaveAttribute('target', '_blank');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(launcher(page)).toBeFocused();
});

test('the search ignores case, marks matches, and says when there are none', async ({ page }) => {
  await page.goto('/faq');
  await launcher(page).click();
  const search = panel(page).getByRole('searchbox', { name: 'Search for articles' });
  await search.fill('RÉSUMÉ');
  await expect(panel(page).getByRole('listitem')).toHaveCount(1);
  await panel(page).getByRole('listitem').getByRole('button').click();
  await expect(panel(page).locator('mark')).toHaveText(['résumé']);
  await panel(page).getByRole('button', { name: 'Back' }).click();
  await search.fill('zebra');
  await expect(panel(page).getByText(noMatch)).toBeVisible();
});

test('the FAQ page has the same search', async ({ page }) => {
  await page.goto('/faq');
  const main = page.getByRole('main');
  await expect(main.getByRole('article')).toHaveCount(5);
  await main.getByRole('searchbox', { name: 'Search for articles' }).fill('minimum PAY');
  await expect(main.getByRole('article')).toHaveCount(1);
  await expect(main.locator('mark')).toHaveText(['minimum pay']);
  await expectAccessible(page);
  await main.getByRole('searchbox').fill('zebra');
  await expect(main.getByText(noMatch)).toBeVisible();
});
