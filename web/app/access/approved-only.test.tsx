// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '#domain/access/roles.ts';
import { getPageTitle, isOpenBeforeApproval, type RouteEntry } from '#web/app/routes/route-entry.ts';
import { routes } from '#web/app/routes.tsx';
import { updateUser } from '#web/lib/session.ts';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries, signInStaff } from '#web/testing/queries.tsx';
import { ApprovedOnly } from './approved-only.tsx';

beforeEach(() => localStorage.clear());

async function open(entry: Pick<RouteEntry, 'guard' | 'beforeApproval'>, isPending = true) {
  signInStaff(1);
  updateUser({ is_pending: isPending });
  mockApi({
    'GET /api/v1/onboarding': () => [200, { steps: [], is_done: false }],
    'GET /api/v1/me': () => [
      200,
      {
        ...{ user_id: 5, full_name: 'Kim Ode', email: 'kim@example.com', is_user: false, account_kind: 'staff' },
        ...{ role_id: 1, is_pending: isPending, lacks_second_step: false, is_consent: true, is_email_verified: false },
        ...{ tenant_name: 'Wavelength', organisation_name: 'Larkspur Labs', organisation_kind: 'employer' },
        organisation_status: 'pending',
      },
    ],
  });
  await renderWithQueries(
    <ApprovedOnly title="reports.hiring.title" {...entry}>
      <button type="button">Download CSV</button>
    </ApprovedOnly>,
  );
}

describe('ApprovedOnly', () => {
  it('page of the role, organization not approved -> says that the page is not available, and has no control', async () => {
    await open({ guard: ['hiring_manager'] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Hiring reports' })).toBeDefined();
    expect(screen.getByRole('status').textContent).toContain('This page isn’t available');
    expect(screen.queryByRole('button')).toBeNull();
    expect((await screen.findByRole('link', { name: 'Write a job draft' })).getAttribute('href')).toBe('/jobs/create');
    act(() => updateUser({ is_pending: false }));
    expect(screen.getByRole('button')).toBeDefined();
  });

  it('page with drafts, organization not approved -> shows the page', async () => {
    await open({ guard: ['hiring_manager'], beforeApproval: ['hiring_manager'] });
    expect(screen.getByRole('button')).toBeDefined();
  });

  it('page of the role, organization approved -> shows the page', async () => {
    await open({ guard: ['hiring_manager'] }, false);
    expect(screen.getByRole('button')).toBeDefined();
  });
});

describe('pages before the approval', () => {
  const drafts = ['/homepage', '/jobs', '/jobs/create', '/jobs/edit/:id', '/jobs/history/:id', '/jobs/templates'];

  it.each<[Role, string[]]>([
    ['hiring_manager', ['/new_all_candidates', ...drafts]],
    ['hiring_member', ['/new_all_candidates', ...drafts]],
    ['recruiter', []],
    ['recruiter_member', []],
    ['skilling_partner', ['/dashboard', '/new_all_candidates']],
  ])('%s', (role, expected) => {
    const ofStaff = routes.filter(({ guard, beforeApproval }) => beforeApproval || typeof guard !== 'string');
    const open = ofStaff.filter((entry) => isOpenBeforeApproval(entry, role)).map(({ path }) => path);
    expect(open.sort()).toEqual(expected.sort());
  });
});

describe('getPageTitle', () => {
  it.each<[Role | null, string]>([
    ['job_seeker', 'overview.dashboard.title'],
    ['hiring_manager', 'overview.staffHome.dashboardTitle'],
    [null, 'overview.dashboard.title'],
  ])('/dashboard, %s -> %s', (role, expected) => {
    const dashboard = routes.find(({ path }) => path === '/dashboard');
    expect(dashboard && getPageTitle(dashboard, role)).toBe(expected);
  });
});
