import { expect } from '@playwright/test';
import { test } from '#e2e/support/test.ts';
import { box, bubbles, messages, mockChat, openPaused, openRoom, panel, runTo } from './chat-mock.ts';
import { openWithClock, pausedAt } from './clock.ts';

/** A time of the day of `pausedAt`, in milliseconds from noon UTC. */
const at = (ms: number) => new Date(Date.parse('2026-03-04T12:00:00Z') + ms).toISOString();

test('messages of one sender join one bubble 59,999 ms apart, not 60,000 ms apart', async ({ page }) => {
  await openWithClock(page, '/faq');
  await mockChat(page, [
    { at: at(0), text: 'one', from: 'user' },
    { at: at(59_999), text: 'two', from: 'user' },
    { at: at(119_999), text: 'three', from: 'user' },
    { at: at(120_000), text: 'four' },
    { at: at(120_001), text: 'five', from: 'user' },
  ]);
  await openRoom(page);
  await expect(bubbles(page, 'user')).toHaveText(['Youonetwo', 'Youthree', 'Youfive']);
  await expect(bubbles(page, 'help_desk')).toHaveCount(1);
});

test('a message 59,999 ms after the last own one is sent with group_by true, at 60,000 ms with false', async ({
  page,
}) => {
  const chat = await openPaused(page);
  const send = async (text: string) => {
    await box(page).fill(text);
    await box(page).press('Enter');
    await expect(messages(page).getByText(text, { exact: true })).toBeVisible();
    await expect(panel(page).getByText('Sending', { exact: true })).toHaveCount(0);
  };
  await runTo(page, chat, 1000);
  await send('one');
  await runTo(page, chat, 60_999);
  await send('two');
  await runTo(page, chat, 120_999);
  await send('three');
  expect(chat.sent).toMatchObject([
    { message: 'one', group_by: false, message_from: 'user', room: 'Ab3dE', username: 'User' },
    { message: 'two', group_by: true },
    { message: 'three', group_by: false },
  ]);
  expect(chat.sent[0]?.chatCreated_time).toBe(new Date(pausedAt.getTime() + 1000).toISOString());
  await expect(bubbles(page, 'user')).toHaveText(['Youonetwo', 'Youthree']);
});

test('empty text is not sent', async ({ page }) => {
  await openWithClock(page, '/faq');
  const { sent } = await mockChat(page);
  await openRoom(page);
  for (const text of ['', '   ', '\n']) {
    await box(page).fill(text);
    await box(page).press('Enter');
  }
  await box(page).fill('now');
  await box(page).press('Enter');
  await expect(bubbles(page, 'user')).toHaveText(['Younow']);
  expect(sent.map(({ message }) => message)).toEqual(['now']);
});

test('times are US Eastern HH:mm, and each new Eastern day starts with a separator', async ({ page }) => {
  await openWithClock(page, '/faq');
  await mockChat(page, [
    { at: '2025-07-04T03:59:59.999Z', text: 'before midnight' },
    { at: '2025-07-04T04:00:00.000Z', text: 'midnight' },
    { at: '2026-03-04T04:59:59.999Z', text: 'yesterday' },
    { at: '2026-03-04T05:00:00.000Z', text: 'today' },
  ]);
  await openRoom(page);
  await expect(bubbles(page, 'help_desk').locator('time')).toHaveText(['23:59', '00:00', '23:59', '00:00']);
  await expect(messages(page).locator('li:not([data-from])')).toHaveText([
    'Thursday, 03 Jul 2025',
    'Friday, 04 Jul 2025',
    'Tuesday, 03 Mar 2026',
    'Today',
  ]);
});

test('closed and reopened notices use "do MMMM yyyy, HH:mm"', async ({ page }) => {
  await openWithClock(page, '/faq');
  await mockChat(page, [
    { at: '2026-03-01T15:03:00Z', kind: 'closed' },
    { at: '2026-03-02T15:03:00Z', kind: 'reopened' },
    { at: '2026-03-03T15:03:00Z', kind: 'closed' },
    { at: '2026-03-04T04:59:00Z', kind: 'reopened' },
  ]);
  await openRoom(page);
  await expect(messages(page).locator('[data-from="notice"]')).toHaveText([
    'Chat is closed on 1st March 2026, 10:03',
    'Chat is reopened on 2nd March 2026, 10:03',
    'Chat is closed on 3rd March 2026, 10:03',
    'Chat is reopened on 3rd March 2026, 23:59',
  ]);
});

test('a chat that ends clears the room cookie and removes the message box', async ({ page }) => {
  await openWithClock(page, '/faq');
  const { reply } = await mockChat(page);
  await openRoom(page);
  await expect(box(page)).toBeVisible();
  reply({ at: at(0), kind: 'closed' });
  await expect(panel(page).getByText('This chat has ended')).toBeVisible();
  await expect(box(page)).toHaveCount(0);
  await expect(panel(page).getByText('Offline')).toBeVisible();
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'room' }));
});

test.describe('comfort settings of a person in Berlin', () => {
  test.use({ timezoneId: 'Europe/Berlin' });
  const line = { at: '2026-03-04T15:03:00Z', text: 'Hello' };

  test('by default, times are Eastern and typing shows', async ({ page }) => {
    await openWithClock(page, '/faq');
    const { setTyping, isConnected } = await mockChat(page, [line]);
    await openRoom(page);
    await expect(bubbles(page, 'help_desk').locator('time')).toHaveText('10:03');
    await expect.poll(isConnected).toBe(true);
    setTyping(true);
    await expect(panel(page).getByText('Helpdesk is typing...')).toBeVisible();
    setTyping(false);
    await expect(panel(page).getByText('Helpdesk is typing...')).toHaveCount(0);
  });

  test('on request, the local time is added and typing is hidden', async ({ page }) => {
    await openWithClock(page, '/faq', { clock: 'both', typing: 'hidden' });
    const { setTyping, reply, isConnected } = await mockChat(page, [line]);
    await openRoom(page);
    await expect(bubbles(page, 'help_desk').locator('time')).toHaveText('10:03 ET (4:03 PM your time)');
    await expect.poll(isConnected).toBe(true);
    setTyping(true);
    reply({ at: '2026-03-04T15:10:00Z', text: 'After typing' });
    await expect(panel(page).getByText('After typing')).toBeVisible();
    await expect(panel(page).getByText('Helpdesk is typing...')).toHaveCount(0);
  });
});
