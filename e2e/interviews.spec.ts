import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { createApplicant } from './support/hiring.ts';
import { addQuestion, fillInterview, pickFirstTime, readCalendar } from './support/interview-form.ts';
import { formatDay } from './support/offer-form.ts';
import { test } from './support/second-browser.ts';

test('an interview is planned, proposed, picked, and in the calendar', async ({ openSecondBrowser }) => {
  test.slow();
  const [seeker, manager] = [await openSecondBrowser(), await openSecondBrowser()];
  const { id, title } = await createApplicant(seeker, manager, 'screening');

  await manager.goto(`/applications/${id}?tab=interviews`);
  await expect(manager.getByText('No interview is planned yet.')).toBeVisible();
  await manager.getByRole('link', { name: 'Plan an interview' }).click();
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
