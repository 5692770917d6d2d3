// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OrganisationKind, OrganisationStatus } from '#domain/features/organisations/lifecycle.ts';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries, signInStaff } from '#web/testing/queries.tsx';
import { OrganizationNotice } from './organization-notice.tsx';

beforeEach(() => {
  localStorage.clear();
  signInStaff(1);
});

interface Member {
  readonly kind?: OrganisationKind;
  readonly status: OrganisationStatus;
  readonly isConfirmed?: boolean;
}

async function open({ kind = 'employer', status, isConfirmed = true }: Member) {
  mockApi({
    'GET /api/v1/me': () => [
      200,
      {
        ...{ user_id: 5, full_name: 'Amara Sokolow', email: 'amara@example.com', is_user: false },
        ...{ account_kind: 'staff', role_id: 1, is_pending: status !== 'approved' || !isConfirmed },
        ...{ lacks_second_step: false, is_consent: true, is_email_verified: isConfirmed, tenant_name: 'Wavelength' },
        ...{ organisation_name: 'Fernhill Trust', organisation_kind: kind, organisation_status: status },
      },
    ],
  });
  await renderWithQueries(<OrganizationNotice />);
}

describe('OrganizationNotice', () => {
  it.each([
    ['employer', 'pending', 'Fernhill Trust is waiting for approval', /write job drafts/],
    ['corporate_partner', 'pending', 'Fernhill Trust is waiting for approval', /write job drafts/],
    ['non_profit', 'pending', 'Fernhill Trust is waiting for approval', /complete your profile and settings/],
    ['skilling', 'pending', 'Fernhill Trust is waiting for approval', /complete your profile and settings/],
    ['employer', 'rejected', 'Fernhill Trust wasn’t approved', /profile, settings, and job drafts/],
    ['skilling', 'rejected', 'Fernhill Trust wasn’t approved', /how to reach us/],
    ['non_profit', 'suspended', 'Fernhill Trust is paused', /how to reach us/],
  ] as const)('%s, %s -> says "%s" and what comes next', async (kind, status, title, next) => {
    await open({ kind, status });
    expect(await screen.findByText(title)).toBeDefined();
    expect(screen.getByText(next)).toBeDefined();
    expect(screen.getByRole('link', { name: 'View status' }).getAttribute('href')).toBe('/approval');
  });

  it.each(['pending', 'approved'] as const)('%s without a confirmed email -> links to confirm it', async (status) => {
    await open({ status, isConfirmed: false });
    const link = await screen.findByRole('link', { name: 'Confirm your email' });
    expect(link.getAttribute('href')).toBe('/verifyEmail');
  });

  it.each([
    ['employer', /only your profile, settings, and job drafts/],
    ['non_profit', /only your profile and settings/],
  ] as const)('%s, approved without a confirmed email -> says what is possible until then', async (kind, text) => {
    await open({ kind, status: 'approved', isConfirmed: false });
    expect(await screen.findByText(text)).toBeDefined();
  });

  it('approved and confirmed -> shows nothing', async () => {
    await open({ status: 'approved' });
    expect(screen.queryByRole('link')).toBeNull();
  });
});
