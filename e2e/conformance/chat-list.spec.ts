import { expect } from '@playwright/test';
import { signIn } from '#e2e/support/accounts.ts';
import { test } from '#e2e/support/test.ts';
import { launcher, panel } from './chat-mock.ts';

const second = 1000;
const minute = 60 * second;

interface Entry {
  readonly message: string;
  readonly ageMs: number;
  readonly status?: 'new' | 'ongoing' | 'closed';
  readonly unread?: number;
}

const list: readonly Entry[] = [
  { message: 'a'.repeat(21), ageMs: 59 * second, status: 'new' },
  { message: 'b'.repeat(22), ageMs: minute, status: 'ongoing', unread: 3 },
  { message: 'c'.repeat(23), ageMs: 2 * minute, status: 'closed' },
  { message: 'd', ageMs: 59 * minute },
  { message: 'e', ageMs: 60 * minute },
];

test('the list cuts after 22 characters, shortens "minutes", and shows status and unread', async ({ page }) => {
  await signIn(page, 'seeker@wavelength.test');
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.route('**/api/v1/user/chat/session', (route) => {
    const sessions = list.map(({ message, ageMs, status = 'closed', unread = 0 }, index) => ({
      session_id: index + 1,
      room_name: `room${index}`,
      status,
      username: 'Priya',
      profile: '',
      created_at: new Date(now + 30 * second - ageMs).toISOString(),
      last_message: message,
      unread,
    }));
    return route.fulfill({ json: { sessions, active_conversations: 3 } });
  });
  await page.goto('/faq');
  await launcher(page).dispatchEvent('click');
  const open = panel(page).getByRole('button', { name: /^Active conversations/ });
  await expect(open).toHaveAccessibleName('Active conversations 3 unread');
  await page.clock.pauseAt(now + 30 * second);
  await open.click();
  const entries = panel(page).getByRole('listitem').getByRole('button');
  await expect(entries).toHaveCount(list.length);
  const shown = await entries.evaluateAll((buttons) =>
    buttons.map((button) => ({
      age: button.querySelector('time')?.textContent,
      texts: [...button.querySelectorAll('span')].map(({ textContent }) => textContent),
      dot: getComputedStyle(button.querySelector('[data-status]') ?? button, '::before').backgroundColor,
    })),
  );
  expect(shown.map(({ age }) => age)).toEqual([
    '59 seconds ago',
    '1 minute ago',
    '2 mins ago',
    '59 mins ago',
    '1 hour ago',
  ]);
  for (const [index, preview] of ['a'.repeat(21), 'b'.repeat(22), `${'c'.repeat(22)}...`].entries())
    expect(shown[index]?.texts).toContain(preview);
  // Three states of the dot: none, green, red.
  expect(shown.map(({ dot }) => dot?.match(/[\d.]+/g)?.map(Number) ?? []).map(findHue)).toEqual([
    'none',
    'green',
    'red',
    'red',
    'red',
  ]);
});

/** The strongest part of an opaque color. */
function findHue([red = 0, green = 0, blue = 0, alpha = 1]: readonly number[]): string {
  if (alpha === 0) return 'none';
  if (red > Math.max(green, blue)) return 'red';
  return green > Math.max(red, blue) ? 'green' : 'other';
}
