// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { defaultSwitches } from '#domain/features/tenants/switches.ts';
import { answerCalls } from '#web/testing/answers.ts';
import { renderAsking, signInStaff } from '#web/testing/queries.tsx';
import { MenuSheet } from './menu-sheet.tsx';

function answerUnread(count: number): void {
  answerCalls({
    'GET /api/v1/tenant/theme': () => [200, { data: { switches: defaultSwitches } }],
    'GET /api/v1/recruiter/applicants/messages': () => [200, { data: { unread_count: count } }],
  });
}

test('the menu tells how many messages are unread, as the bar does', async () => {
  signInStaff(1);
  answerUnread(3);
  const { unmount } = await renderAsking(<MenuSheet onClose={() => undefined} />);
  expect(await screen.findByRole('link', { name: 'Messages, 3 unread' })).toBeDefined();
  unmount();
  answerUnread(0);
  await renderAsking(<MenuSheet onClose={() => undefined} />);
  expect(await screen.findByRole('link', { name: 'Messages' })).toBeDefined();
});
