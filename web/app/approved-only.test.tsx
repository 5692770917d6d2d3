// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '#domain/access/roles.ts';
import { updateUser } from '#web/lib/session.ts';
import { signInStaff } from '#web/testing/queries.tsx';
import { renderUi } from '#web/testing/render.tsx';
import { ApprovedOnly } from './approved-only.tsx';
import { getPageTitle, isOpenBeforeApproval, type RouteEntry } from './routes/route-entry.ts';
import { routes } from './routes.tsx';

beforeEach(() => localStorage.clear());

async function open(entry: Pick<RouteEntry, 'guard' | 'beforeApproval'>, isPending = true) {
  signInStaff(1);
  updateUser({ is_pending: isPending });
  await renderUi(
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
