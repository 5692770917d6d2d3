import { expect, type Page } from '@playwright/test';
import { signIn, storeSession } from '#e2e/support/accounts.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { type OpenSecondBrowser, test } from '#e2e/support/second-browser.ts';

const launcher = (page: Page) => page.getByRole('button', { name: /^Chat(, \d+ unread)?$/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Chat' });
const box = (page: Page) => panel(page).getByPlaceholder('Enter your message here');
const openWidget = (page: Page) => launcher(page).dispatchEvent('click');

/** The helpdesk's side over HTTP. */
async function startAgent(openSecondBrowser: OpenSecondBrowser) {
  const page = await openSecondBrowser();
  const origin = new URL(test.info().project.use.baseURL ?? '').origin;
  const token = await storeSession(page, origin, 'concierge@wavelength.test');
  const headers = { authorization: `Bearer ${token}` };
  const base = `${origin}/api/v1/helpdesk/chats`;
  const findId = async (text: string): Promise<number> => {
    let id = 0;
    await expect(async () => {
      const { chats } = await (await page.request.get(`${base}?words=${encodeURIComponent(text)}`, { headers })).json();
      expect(chats).toHaveLength(1);
      id = chats[0].id;
    }).toPass();
    return id;
  };
  return {
    findId,
    reply: async (id: number, text: string) => {
      const data = { client_id: crypto.randomUUID(), text };
      expect((await page.request.post(`${base}/${id}/messages`, { headers, data })).status()).toBe(201);
    },
    setStatus: async (id: number, status: 'ongoing' | 'closed') => {
      expect((await page.request.put(`${base}/${id}/status`, { headers, data: { status } })).status()).toBe(200);
    },
  };
}

test.describe('a guest', () => {
  test('checks the email, chats, resumes after a reload, and sees the end', async ({ page, openSecondBrowser }) => {
    const agent = await startAgent(openSecondBrowser);
    await page.goto('/faq');
    await openWidget(page);
    await panel(page).getByRole('button', { name: 'Send message' }).click();
    const email = panel(page).getByLabel('Please Enter your Email');
    await panel(page).getByRole('button', { name: 'Submit' }).click({ force: true });
    await expect(panel(page).getByText('Please enter a valid email', { exact: true })).toBeVisible();
    await expect(email).toBeFocused();
    await email.fill("o'neil@example.com");
    await email.press('Enter');
    await expect(panel(page).getByText('Please enter a valid email', { exact: true })).toBeVisible();
    await email.fill('seeker@wavelength.test');
    await email.press('Enter');
    await expect(
      panel(page).getByText('Your Email is already registered with our system, please sign in for better experience'),
    ).toBeVisible();
    await expect(panel(page).getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    await panel(page).getByRole('button', { name: 'Back' }).click();
    await panel(page).getByRole('button', { name: 'Send message' }).click();
    await email.fill('first.visit@example.com');
    await email.press('Enter');
    await expect(
      panel(page).getByText("Hey seems you're visiting us for the first time. Kindly Sign Up to continue."),
    ).toBeFocused();
    await expect(panel(page).getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
    await expectAccessible(page);
    await panel(page).getByRole('button', { name: 'Continue chat' }).click();
    await expect(box(page)).toBeFocused();
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'room');
    expect(cookie?.value).toMatch(/^[A-Za-z0-9]{5}$/);
    expect((cookie?.expires ?? 0) * 1000 - Date.now()).toBeGreaterThan(86_300_000);
    expect((cookie?.expires ?? 0) * 1000 - Date.now()).toBeLessThanOrEqual(86_400_000);

    await box(page).press('Enter');
    await box(page).fill('Is parking <b>free</b>?');
    await box(page).press('Enter');
    await expect(panel(page).getByText('Is parking <b>free</b>?')).toBeVisible();
    await expect(panel(page).getByText('Today')).toBeVisible();
    const id = await agent.findId('parking');
    await agent.reply(id, 'Yes, it is.');
    await expect(panel(page).getByText('Yes, it is.')).toBeVisible();
    await expect(page.getByRole('status').getByText('Helpdesk: Yes, it is.')).toHaveCount(1);
    await expectAccessible(page);

    await page.reload();
    await openWidget(page);
    await panel(page).getByRole('button', { name: 'Send message' }).click();
    await expect(panel(page).getByText('Yes, it is.')).toBeVisible();
    await agent.setStatus(id, 'closed');
    await expect(panel(page).getByText('This chat has ended')).toBeFocused();
    await expect(panel(page).getByText(/^Chat is closed on \d+(st|nd|rd|th) \w+ \d{4}, \d\d:\d\d$/)).toBeVisible();
    await expect(box(page)).toHaveCount(0);
    await expect(panel(page).getByText('Offline')).toBeVisible();
    expect((await page.context().cookies()).some(({ name }) => name === 'room')).toBe(false);
  });

  test('a room that the server does not know is forgotten', async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: 'room', value: 'zzzzz', url: baseURL ?? '' }]);
    await page.goto('/faq');
    await openWidget(page);
    await panel(page).getByRole('button', { name: 'Send message' }).click();
    await expect(panel(page).getByRole('heading', { name: 'Hey User' })).toBeVisible();
    expect((await page.context().cookies()).some(({ name }) => name === 'room')).toBe(false);
    await panel(page).getByRole('button', { name: 'Send message' }).click();
    await expect(panel(page).getByLabel('Please Enter your Email')).toBeVisible();
  });
});

test('a signed-in person chats, sees the list, and reads an ended chat', async ({ page, openSecondBrowser }) => {
  const agent = await startAgent(openSecondBrowser);
  await signIn(page, 'member@wavelength.test');
  await page.goto('/faq');
  await openWidget(page);
  await expect(panel(page).getByText('Our team is here to help you,')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Active conversations' }).click();
  await expect(panel(page).getByText('All Empty')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Back' }).click();
  await panel(page).getByRole('button', { name: 'Send message' }).click();
  await box(page).fill('Where do I see the reply dates?');
  await box(page).press('Enter');
  const id = await agent.findId('reply dates');
  await agent.reply(id, 'On your applications page, next to each stage.');
  await expect(panel(page).getByText('next to each stage')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Back' }).click();
  await agent.reply(id, 'Anything else?');
  await panel(page)
    .getByRole('button', { name: /^Active conversations/ })
    .click();
  await panel(page).getByRole('button', { name: 'Refresh' }).click();
  const entry = panel(page).getByRole('listitem').getByRole('button');
  await expect(entry).toHaveAccessibleName(/^\w+ .*Anything else\? Ongoing 1 unread$/);
  await expectAccessible(page);
  await entry.click();
  await expect(panel(page).getByText('Anything else?')).toBeVisible();
  await agent.setStatus(id, 'closed');
  await expect(panel(page).getByText('This chat has ended')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(launcher(page)).toBeFocused();

  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await page.reload();
  await openWidget(page);
  await panel(page)
    .getByRole('button', { name: /^Active conversations/ })
    .click();
  await expect(panel(page).getByRole('listitem').getByText('Closed')).toBeVisible();
  await panel(page).getByRole('listitem').getByRole('button').click();
  await expect(panel(page).getByText('This chat has ended')).toBeVisible();
  await expect(panel(page).getByText('next to each stage')).toBeVisible();
  expect(sockets.filter((url) => !url.includes('/ws/messages/'))).toEqual([]);
});
