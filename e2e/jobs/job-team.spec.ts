import { expect } from '@playwright/test';
import { signIn } from '#e2e/support/accounts.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { pressKey } from '#e2e/support/keyboard/keyboard.ts';
import { expectNoSidewaysScroll } from '#e2e/support/sideways-scroll.ts';
import { test } from '#e2e/support/test.ts';

for (const width of [1280, 360]) {
  test(`a lead chooses who works on a job, with the keyboard only, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn(page, 'manager@wavelength.test');
    await page.goto('/jobs');
    const menu = page.getByRole('button', { name: /^Actions for / }).first();
    await pressKey(menu, 'Enter');
    await pressKey(page.getByRole('menuitem', { name: 'Hiring team' }), 'Enter');
    const dialog = page.getByRole('dialog', { name: /^Hiring team: / });
    await expect(dialog.getByRole('checkbox').first()).toBeVisible();
    await expectAccessible(page);

    const free = dialog.getByRole('checkbox', { checked: false }).first();
    const name = (await free.getAttribute('aria-label')) ?? (await free.locator('xpath=ancestor::label').innerText());
    await pressKey(free, 'Space');
    await pressKey(dialog.getByRole('button', { name: 'Save team' }), 'Enter');
    await expect(page.getByText('Hiring team saved').first()).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(menu).toBeFocused();

    await pressKey(menu, 'Enter');
    await pressKey(page.getByRole('menuitem', { name: 'Hiring team' }), 'Enter');
    const chosen = dialog.getByRole('checkbox', { checked: true }).and(dialog.getByLabel(name.split('\n')[0] ?? ''));
    await expect(chosen).toBeVisible();
    await pressKey(chosen, 'Space');
    await pressKey(dialog.getByRole('button', { name: 'Save team' }), 'Enter');
    await expect(dialog).toBeHidden();
  });
}

test('an administrator is asked before a member becomes a lead', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn(page, 'admin@wavelength.test');
  await page.goto('/hiringTeam?words=Lindqvist');
  const actions = page.getByRole('button', { name: 'Actions for Théo Lindqvist' });
  await pressKey(actions, 'Enter');
  await pressKey(page.getByRole('menuitem', { name: 'Make lead' }), 'Enter');
  await expect(page.getByRole('alertdialog', { name: /^Make .* a lead\?$/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(actions).toBeFocused();
});

test('the dialogs for a job’s team and a person’s role fit narrow pages and large text', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, 'admin@wavelength.test');
  await page.goto('/jobs');
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Hiring team' }).click();
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.goto('/hiringTeam?words=Lindqvist');
  await page.getByRole('button', { name: 'Actions for Théo Lindqvist' }).click();
  await page.getByRole('menuitem', { name: 'Make lead' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNoSidewaysScroll(page);
});
