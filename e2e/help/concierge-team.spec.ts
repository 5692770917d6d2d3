import { expect, type Page } from '@playwright/test';
import { signIn } from '#e2e/support/accounts.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { pressKey } from '#e2e/support/keyboard/keyboard.ts';
import { expectNoSidewaysScroll } from '#e2e/support/sideways-scroll.ts';
import { test } from '#e2e/support/test.ts';

/** Ticks a day and a language in the open dialog with the keyboard, and saves. */
async function addHours(page: Page, { day, language }: { readonly day: string; readonly language: string }) {
  const dialog = page.getByRole('dialog', { name: /^Hours and languages/ });
  await pressKey(dialog.getByRole('checkbox', { name: day }), 'Space');
  await pressKey(dialog.getByRole('checkbox', { name: language }), 'Space');
  await expectAccessible(page);
  await pressKey(dialog.getByRole('button', { name: 'Save hours' }), 'Enter');
  await expect(dialog).toBeHidden();
}

test('an administrator and the agent keep the hours and languages of the agent', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, 'admin@wavelength.test');
  await page.goto('/conciergeTeam');
  const row = page.getByRole('row', { name: /Ines Farrukh/ });
  await expect(row).toContainText('Mon–Fri, 9:00 AM – 5:00 PM');
  const actions = row.getByRole('button', { name: 'Actions for Ines Farrukh' });
  const edit = page.getByRole('menuitem', { name: 'Hours and languages' });
  await pressKey(actions, 'Enter');
  await pressKey(edit, 'Enter');
  await addHours(page, { day: 'Saturday', language: 'Korean' });
  await expect(row).toContainText('Mon–Sat, 9:00 AM – 5:00 PM');
  await expect(row).toContainText('English, French, and Korean');
  await expect(actions).toBeFocused();
  await pressKey(actions, 'Enter');
  await pressKey(edit, 'Enter');
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.setViewportSize({ width: 360, height: 800 });
  await signIn(page, 'concierge@wavelength.test');
  await page.goto('/helpdesk');
  const own = page.getByRole('button', { name: 'Hours and languages' });
  await pressKey(own, 'Enter');
  await addHours(page, { day: 'Saturday', language: 'Korean' });
  await expect(own).toBeFocused();
  await page.getByRole('region', { name: 'Chats' }).getByRole('listitem').first().getByRole('button').click();
  await page.getByRole('button', { name: /^(?:Assign|With )/ }).click();
  await expect(page.getByRole('menuitem', { name: /Ines Farrukh/ })).toContainText(
    'English and French · Mon–Fri, 9:00 AM – 5:00 PM',
  );
});
