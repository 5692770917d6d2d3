// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Cohort, CohortMember } from '#domain/features/cohorts/contract.ts';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries, signInStaff } from '#web/testing/queries.tsx';
import { MemberTable } from './member-table.tsx';

const ada: CohortMember = {
  id: 1,
  name: 'Ada Own',
  email: '',
  consent: 'agreed',
  certificates: [{ id: 9, name: 'Data Skills', issued_on: '2026-05-29', answer: null }],
};
const invited: CohortMember = { id: 2, name: '', email: 'bo@example.com', consent: 'invited', certificates: [] };

const cohort: Cohort = {
  id: 4,
  name: 'Spring',
  program: 'Data skills',
  program_id: 3,
  skills: ['SQL'],
  starts_on: '2026-03-02',
  ends_on: '2026-05-29',
  status: 'running',
  member_count: 1,
  invited_count: 1,
  certificate_count: 1,
  left_count: 0,
  members: [ada, invited],
};

beforeEach(() => {
  localStorage.clear();
  signInStaff(3);
});

async function open(fields: Partial<Cohort> = {}, replies: Parameters<typeof mockApi>[0] = {}) {
  const calls = mockApi({ 'GET /api/v1/cohorts/4/people': () => [200, { people: [] }], ...replies });
  await renderWithQueries(<MemberTable cohort={{ ...cohort, ...fields }} />);
  return calls;
}

const select = (name: RegExp) => fireEvent.click(screen.getByRole('checkbox', { name }));

describe('MemberTable', () => {
  it('shows people with consent and certificates, and invitations by email only', async () => {
    await open({ left_count: 1 });
    const row = screen.getByRole('row', { name: /Ada Own/ });
    expect(within(row).getByText('Data Skills, waiting for a reply')).toBeTruthy();
    expect(screen.getByRole('row', { name: /bo@example\.com/ }).textContent).toContain('Invited, no reply yet');
    expect(screen.getByText('1 person left this class. You no longer see them here.')).toBeTruthy();
  });

  it('issues a certificate to the selected people', async () => {
    const done = { cohort, done: 1, skipped: 1 };
    const calls = await open({}, { 'POST /api/v1/cohorts/4/certificates': () => [200, done] });
    select(/Ada Own/);
    select(/bo@example/);
    fireEvent.click(screen.getByRole('button', { name: 'Issue certificate' }));
    const dialog = await screen.findByRole('dialog', { name: 'Issue a certificate to 2 people' });
    fireEvent.change(within(dialog).getByLabelText(/Certificate name/), { target: { value: 'SQL basics' } });
    fireEvent.change(within(dialog).getByLabelText(/Issued on/), { target: { value: '2026-05-29' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Issue certificate' }));
    await expect
      .poll(() => calls.at(-1)?.body)
      .toEqual({ members: [1, 2], name: 'SQL basics', issued_on: '2026-05-29' });
  });

  it('offers no certificates before the class starts', async () => {
    await open({ status: 'planned' });
    select(/Ada Own/);
    expect(screen.queryByRole('button', { name: 'Issue certificate' })).toBeNull();
    expect(screen.getByText('Start the class before you issue certificates.')).toBeTruthy();
  });

  it('says how to start when the class is empty', async () => {
    await open({ members: [] });
    expect(screen.getByText('No one is in this class yet')).toBeTruthy();
  });
});
