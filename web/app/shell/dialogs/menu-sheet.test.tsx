// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { defaultSwitches } from '#domain/features/tenants/switches.ts';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries, signInStaff } from '#web/testing/queries.tsx';
import { MenuSheet } from './menu-sheet.tsx';

function mockUnreadCount(count: number): void {
  mockApi({
    'GET /api/v1/tenant/theme': () => [200, { data: { switches: defaultSwitches } }],
    'GET /api/v1/recruiter/applicants/messages': () => [200, { data: { unread_count: count } }],
  });
}

describe('MenuSheet', () => {
  it('the label of the messages link includes the unread count', async () => {
    signInStaff(1);
    mockUnreadCount(3);
    const { unmount } = await renderWithQueries(<MenuSheet onClose={() => undefined} />);
    expect(await screen.findByRole('link', { name: 'Messages, 3 unread messages' })).toBeDefined();
    unmount();
    mockUnreadCount(0);
    await renderWithQueries(<MenuSheet onClose={() => undefined} />);
    expect(await screen.findByRole('link', { name: 'Messages' })).toBeDefined();
  });
});
