import { expect } from '@playwright/test';
import { addDays } from '#domain/lib/day.ts';
import { signIn } from '#e2e/support/accounts.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { addQuestion, fillInterview, pickFirstTime, readCalendar } from '#e2e/support/forms/interview-form.ts';
import { formatDay } from '#e2e/support/forms/offer-form.ts';
import { callApi, createApplicant, planInterview, proposeTimes } from '#e2e/support/hiring.ts';
import { pressKey, tabTo } from '#e2e/support/keyboard/keyboard.ts';
import { test } from '#e2e/support/second-browser.ts';
import { expectNoSidewaysScroll } from '#e2e/support/sideways-scroll.ts';
import { findMonday, shiftDay } from '#web/features/interviews/week/week-days.ts';

test('an interview is planned, proposed, picked, and in the calendar', async ({ openSecondBrowser }) => {
  test.slow();
  const [seeker, manager] = [await openSecondBrowser(), await openSecondBrowser()];
  const { id, title } = await createApplicant(seeker, manager, 'screening');

  await manager.goto(`/applications/${id}?tab=interviews`);
  await expect(manager.getByText('No interview is set up yet.')).toBeVisible();
  await manager.getByRole('link', { name: 'Set up an interview' }).click();
  await fillInterview(manager);
  await addQuestion(manager, 'What would you bring to the table?');
  await manager.getByRole('button', { name: 'Use this version' }).click();
  await expect(manager.getByRole('textbox', { name: 'Question or topic 1' })).toHaveValue(/^Which of your skills/);
  await manager.getByRole('button', { name: 'Save interview' }).click();

  await manager.goto(`/applications/${id}?tab=interviews`);
  await expect(manager.getByLabel('Time 1')).toBeHidden();
  await manager.getByRole('button', { name: 'Propose times' }).click();
  const day = formatDay(6);
  await manager.getByLabel('Time 1').fill(`${day}T${String(9 + Math.floor(Math.random() * 8)).padStart(2, '0')}:07`);
  await expectAccessible(manager);
  await manager.getByRole('button', { name: 'Send times' }).click();
  await expect(manager.getByText('1 time proposed')).toBeVisible();

  await seeker.goto('/application');
  await seeker.getByRole('link', { name: `Pick a time: ${title}` }).click();
  await pickFirstTime(seeker);
  await seeker.goto('/application');
  const next = seeker.getByRole('region', { name: 'Your next interview' });
  for (const part of [title, 'Video call', '1 question', 'Camera off']) await expect(next).toContainText(part);
  await expectAccessible(seeker);

  const { file, events } = await readCalendar(seeker);
  expect(events.map(({ summary }) => summary)).toEqual([expect.stringContaining(title)]);
  expect(file).not.toContain('Camera off');
});

test('times are chosen by keyboard among the free ones of the panel, which shows when it is busy', async ({
  openSecondBrowser,
}) => {
  test.slow();
  const [manager, seeker, other] = [await openSecondBrowser(), await openSecondBrowser(), await openSecondBrowser()];
  const monday = findMonday(addDays(new Date(), 21), 'America/New_York');
  const wednesday = shiftDay(monday, 2);
  const { id: otherId, access, lead } = await createApplicant(other, manager, 'screening');
  const draft = await planInterview(manager, lead, otherId);
  const { id, version, slots } = await proposeTimes(manager, lead, draft, [`${wednesday}T10:00`]);
  await callApi(other, access, `/api/v1/interviews/${id}/pick`, { version, slot_id: slots[0].id });
  const applicant = await createApplicant(seeker, manager, 'screening');
  await planInterview(manager, lead, applicant.id);

  await manager.goto(`/applications/${applicant.id}?tab=interviews`);
  await manager.getByRole('button', { name: 'Propose times' }).click();
  for (let week = 0; week < 3; week += 1) await manager.getByRole('button', { name: 'Next week' }).click();
  const group = manager.getByRole('group', { name: 'Times when the panel is free' });
  await expect(group.getByText(/^Marisol Quint: busy 10:00\s–\s10:45\sAM$/)).toBeVisible();
  await expect(group.locator('[tabindex="0"]')).toHaveCount(1);
  await tabTo(manager, group.getByRole('button', { name: /^Monday, .* 9:00\sAM/ }));
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown']) await manager.keyboard.press(key);
  const chosen = group.getByRole('button', { name: /^Wednesday, .* 11:00\sAM/ });
  await expect(chosen).toBeFocused();
  await manager.keyboard.press('Space');
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  await expect(manager.getByRole('status').filter({ hasText: /^Added: Wednesday, / })).toHaveCount(1);
  await manager.keyboard.press('Tab');
  await expect(manager.getByLabel('Time 1')).toBeFocused();
  await expect(manager.getByLabel('Time 1')).toHaveValue(`${wednesday}T11:00`);
  await expectAccessible(manager);
  await manager.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(manager);
  await expectNoSidewaysScroll(manager);
  await manager.getByRole('button', { name: 'Send times' }).click();
  await expect(manager.getByText('1 time proposed')).toBeVisible();
});

test('an interview opens by keyboard, and the focus moves to the title', async ({ page }) => {
  await signIn(page, 'manager@wavelength.test');
  await page.goto('/interview?view=list&filter=past');
  const title = page.getByRole('heading', { level: 1, name: 'Interviews' });
  await pressKey(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Open: / })
      .first(),
    'Enter',
  );
  await expect(page).toHaveURL(/id=\d+/);
  await expect(title).toBeFocused();
  await pressKey(page.getByRole('button', { name: 'All interviews' }), 'Enter');
  await expect(page).not.toHaveURL(/id=/);
  await expect(title).toBeFocused();
});
