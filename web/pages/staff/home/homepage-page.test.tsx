// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { updateUser } from '#web/lib/session.ts';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries, signInStaff } from '#web/testing/queries.tsx';
import { HomepagePage } from './homepage-page.tsx';

beforeEach(() => localStorage.clear());

const draft = { kind: 'draft', job_id: 3, title: 'Archivist', company: 'Larkspur Labs', updated_at: new Date() };

const numbers = {
  ...{ active_jobs: 0, closing_week: 0, waiting: 0, overdue: 0, in_process: 0, moved_week: 0, applied_week: 0 },
  ...{ applied_week_before: 0, hired_month: 0, hired_month_before: 0, answered: 0, answered_in_time: 0 },
};

async function open(isPending: boolean, needs: readonly object[] = [], roleId = 1) {
  signInStaff(roleId);
  updateUser({ is_pending: isPending, name: 'Kim Ode' });
  mockApi({
    'GET /api/v1/homepage': () => [200, { needs, numbers }],
    'GET /api/v1/onboarding': () => [200, { steps: [], is_done: false }],
    'GET /api/v1/me': () => [
      200,
      {
        ...{ user_id: 5, full_name: 'Kim Ode', email: 'kim@example.com', is_user: false },
        ...{
          account_kind: 'staff',
          role_id: roleId,
          is_pending: isPending,
          lacks_second_step: false,
          is_consent: true,
        },
        ...{ is_email_verified: true, tenant_name: 'Wavelength', organisation_name: 'Larkspur Labs' },
        ...{ organisation_kind: 'employer', organisation_status: isPending ? 'pending' : 'approved' },
      },
    ],
  });
  await renderWithQueries(<HomepagePage />);
}

describe('HomepagePage', () => {
  it('organization not approved -> shows what is possible now instead of figures whose pages are not', async () => {
    await open(true);
    expect((await screen.findByRole('link', { name: 'Write a job draft' })).getAttribute('href')).toBe('/jobs/create');
    expect(screen.getByRole('heading', { name: 'What you can do now' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Complete your organization’s profile' })).toBeDefined();
    expect(screen.queryByText('Awaiting first reply')).toBeNull();
    expect(screen.queryByText('Nothing needs your attention')).toBeNull();
  });

  it('organization not approved -> lists job drafts', async () => {
    await open(true, [draft]);
    expect(await screen.findByText('“Archivist” isn’t published yet')).toBeDefined();
  });

  it('member of an organization that is not approved -> no link to its profile, which its lead edits', async () => {
    await open(true, [], 4);
    await screen.findByRole('link', { name: 'Write a job draft' });
    expect(screen.queryByRole('link', { name: 'Complete your organization’s profile' })).toBeNull();
  });

  it('organization approved -> shows the figures and the tasks', async () => {
    await open(false);
    expect(await screen.findByText('Awaiting first reply')).toBeDefined();
    expect(screen.getByText('Nothing needs your attention')).toBeDefined();
    expect(screen.queryByText('What you can do now')).toBeNull();
  });
});
