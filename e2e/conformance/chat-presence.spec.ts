import { expect } from '@playwright/test';
import { test } from '#e2e/support/test.ts';
import { launcher, openPaused, panel, presence, runTo } from './chat-mock.ts';
import { pausedAt } from './clock.ts';

test('without a reply, Online at 3 minutes and Away at the next check, 1000 ms later', async ({ page }) => {
  const chat = await openPaused(page);
  await runTo(page, chat, 180_000);
  await expect(presence(page, 'Online')).toBeVisible();
  await runTo(page, chat, 180_999);
  await expect(presence(page, 'Online')).toBeVisible();
  await runTo(page, chat, 181_000);
  await expect(presence(page, 'Away')).toBeVisible();
  await expect(panel(page).getByText('You can leave. We’ll save your chat.')).toBeVisible();
});

test('a reply brings Online back, and the 3 minutes start with it', async ({ page }) => {
  const chat = await openPaused(page);
  await runTo(page, chat, 181_000);
  await expect(presence(page, 'Away')).toBeVisible();
  chat.reply({ at: new Date(pausedAt.getTime() + 181_000).toISOString(), text: 'Here now.' });
  await expect(presence(page, 'Online')).toBeVisible();
  await runTo(page, chat, 361_999);
  await expect(presence(page, 'Online')).toBeVisible();
  await runTo(page, chat, 362_000);
  await expect(presence(page, 'Away')).toBeVisible();
});

test('the flags of the helpdesk set Away and Offline at once', async ({ page }) => {
  const { setPresence } = await openPaused(page);
  setPresence({ online: true, away: true });
  await expect(presence(page, 'Away')).toBeVisible();
  setPresence({ online: false, away: false });
  await expect(presence(page, 'Offline')).toBeVisible();
  setPresence({ online: true, away: false });
  await expect(presence(page, 'Online')).toBeVisible();
});

test('the check stays exact when the comfort settings stop timers', async ({ page }) => {
  const chat = await openPaused(page, { timers: 'never' });
  await runTo(page, chat, 180_999);
  await expect(presence(page, 'Online')).toBeVisible();
  await runTo(page, chat, 181_000);
  await expect(presence(page, 'Away')).toBeVisible();
  await expect(launcher(page)).toHaveAttribute('aria-expanded', 'true');
});
