import { expect, type Locator, type Page } from '@playwright/test';

/** Presses a key on the target once it is enabled: a key on a disabled button does nothing. */
export async function pressKey(target: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await expect(target).toBeEnabled();
  await target.press(key);
}

/** Presses Tab until the target has the focus, as a keyboard user does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  for (let presses = 0; presses < maxPresses; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Tabs to the target and presses Enter. */
export async function enterOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Tabs to the target and types the text. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** More than any page has tab stops. */
const maxPresses = 150;
