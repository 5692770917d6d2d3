// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries, signInStaff } from '#web/testing/queries.tsx';
import { SkillingDashboard } from './skilling-dashboard.tsx';

beforeEach(() => {
  localStorage.clear();
  signInStaff(3);
});

const totals = { people: 571, applications: 1200, interviews: 90, hires: null, applied_to_hired: 25.7 };

async function open(isPending: boolean) {
  const asked: string[] = [];
  const readReport = (name: string) => () => {
    asked.push(name);
    return [200, { is_aggregate: true, totals }] as const;
  };
  mockApi({
    'GET /api/v1/me': () => [
      200,
      {
        ...{ user_id: 5, full_name: 'Yuki Brannigan', email: 'yuki@example.com', is_user: false },
        ...{ account_kind: 'staff', role_id: 3, is_pending: isPending, lacks_second_step: false, is_consent: true },
        ...{ is_email_verified: true, tenant_name: 'Wavelength', organisation_name: 'Threadline Academy' },
        ...{ organisation_kind: 'skilling', organisation_status: isPending ? 'pending' : 'approved' },
      },
    ],
    'GET /api/v1/jobs/facets': () => [200, { skill: [{ value: 'sql', label: 'SQL', count: 38 }] }],
    'GET /api/v1/reports/currentPipeline/summary': readReport('currentPipeline'),
    'GET /api/v1/reports/applicationSource/summary': readReport('applicationSource'),
    'GET /api/v1/reports/timeToHire/summary': readReport('timeToHire'),
  });
  await renderWithQueries(<SkillingDashboard />);
  await screen.findByRole('heading', { name: 'Threadline Academy' });
  return asked;
}

describe('SkillingDashboard', () => {
  it('shows key figures with their reports, and says which are hidden', async () => {
    await open(false);
    const people = await screen.findByRole('link', { name: '571 – People in process' });
    expect(people.getAttribute('href')).toBe('/report/currentPipeline');
    expect(screen.getByRole('link', { name: 'Hidden – Hires' }).getAttribute('href')).toBe('/report/applicationSource');
    expect(screen.getByRole('link', { name: 'Export the reports' }).getAttribute('href')).toBe('/export');
  });

  it('offers only what a partner can do before the approval', async () => {
    await open(true);
    await screen.findByText('Complete your organization’s profile');
    expect(screen.queryByText('Read the hiring reports')).toBeNull();
  });
});
