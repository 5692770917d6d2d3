// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildApplication, buildCard } from '#web/features/applications/list/cards.fixture.ts';
import { useSession } from '#web/lib/session.ts';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries, signInStaff } from '#web/testing/queries.tsx';
import { Comparison } from './comparison.tsx';
import { useCompared } from './use-compared.ts';

function Page() {
  return <Comparison compared={useCompared()} />;
}

function makeApplication(id: number, name: string, skills: number, jobId = 9) {
  const card = buildCard({ id, name, score: 60 + skills });
  const application = buildApplication({ ...card, job: { ...card.job, id: jobId } });
  const { parts } = application.match;
  const Skills = { ...parts.Skills, fraction: skills * 5, score: skills, weight: 20, stated_weight: 20 };
  return { ...application, match: { ...application.match, parts: { ...parts, Skills } } };
}

let scored: readonly ReturnType<typeof makeInterview>[] = [];

/** A work sample with the scorecards of two people; the second one's can be hidden. */
function makeInterview(applicationId: number, second: { readonly rating: 'mostly' } | null) {
  const buildCard = (content: object | null) => ({ submitted_at: '2026-03-04T10:00:00.000Z', content });
  const rate = (rating: string) => ({ recommendation: 'yes', ratings: [{ rating, evidence: 'Sorted it' }] });
  return {
    id: applicationId + 100,
    application_id: applicationId,
    round: 2,
    kind: 'work_sample',
    status: 'completed',
    pack: { questions: [{ text: 'Sort a list', minutes: 10 }] },
    scorecards: second ? [buildCard(rate('fully')), buildCard(rate(second.rating))] : [buildCard(null)],
  };
}

async function open(ids: readonly number[], ...applications: ReturnType<typeof makeApplication>[]) {
  const routes = applications.map((application) => [
    `GET /api/v1/applications/${application.id}`,
    () => [200, application] as const,
  ]);
  const interviews = applications.map(({ id }) => [
    `GET /api/v1/applications/${id}/interviews`,
    () => [200, { interviews: scored.filter((each) => each.application_id === id), can_create: false }] as const,
  ]);
  mockApi({
    ...Object.fromEntries(interviews),
    'GET /api/v1/jobs/9/applications': () => [200, { applications: [], jobs: [], next: null, counts: {} }],
    ...Object.fromEntries(routes),
  });
  useSession.setState({ compareApplicants: ids });
  await renderWithQueries(<Page />);
}

describe('Comparison', () => {
  beforeEach(() => {
    signInStaff(1);
    scored = [];
  });

  it('two applicants -> a column each, and in words which part differs most', async () => {
    await open([1, 2], makeApplication(1, 'Ines Okafor', 20), makeApplication(2, 'Noor Haddad', 12));
    expect(await screen.findByRole('columnheader', { name: /Ines Okafor/ })).toBeDefined();
    const row = screen.getByRole('row', { name: /^Skills/ });
    expect(within(row).getByText('Differs most')).toBeDefined();
    expect(within(row).getByText('12 of 20 points')).toBeDefined();
    expect(within(screen.getByRole('row', { name: /^Education/ })).getByText('Same for all')).toBeDefined();
    expect(useSession.getState().compareApplicants).toEqual([1, 2]);
  });

  it('"Show only differences" hides the rows that are the same', async () => {
    await open([1, 2], makeApplication(1, 'Ines Okafor', 20), makeApplication(2, 'Noor Haddad', 12));
    fireEvent.click(await screen.findByRole('switch', { name: 'Show only differences' }));
    expect(screen.queryByRole('row', { name: /^Education/ })).toBeNull();
    expect(screen.getByRole('row', { name: /^Skills/ })).toBeDefined();
  });

  it('"Hide names" replaces every name', async () => {
    await open([1, 2], makeApplication(1, 'Ines Okafor', 20), makeApplication(2, 'Noor Haddad', 12));
    fireEvent.click(await screen.findByRole('switch', { name: 'Hide names' }));
    expect(screen.queryByText('Ines Okafor')).toBeNull();
    expect(screen.getByRole('columnheader', { name: /Applicant 2/ })).toBeDefined();
  });

  it('an applicant for another job -> left out with a reason; one person asks for one more', async () => {
    await open([1, 2], makeApplication(1, 'Ines Okafor', 20), makeApplication(2, 'Noor Haddad', 12, 10));
    expect(await screen.findByText(/1 applicant isn’t shown/)).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Add one more' })).toBeDefined();
    expect(screen.queryByText('Noor Haddad')).toBeNull();
  });

  it('shows the mean of the scorecards in words, and hides them until the reader has submitted one', async () => {
    scored = [makeInterview(1, { rating: 'mostly' }), makeInterview(2, null)];
    await open([1, 2], makeApplication(1, 'Ines Okafor', 20), makeApplication(2, 'Noor Haddad', 12));
    const row = await screen.findByRole('row', { name: /^Scorecards Differs/ });
    expect(within(row).getByText('Fully: 3.5 of 4, from 2 scorecards')).toBeDefined();
    expect(within(row).getByText('You’ll see this after you send your own scorecard.')).toBeDefined();
    expect(screen.getByRole('row', { name: /^Scorecards: Sort a list/ })).toBeDefined();
    const samples = screen.getByRole('row', { name: /^Work samples/ });
    expect(within(samples).getAllByRole('link', { name: 'Round 2' })).toHaveLength(2);
  });

  it('removing the last applicant -> asks to select some', async () => {
    await open([1], makeApplication(1, 'Ines Okafor', 20));
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Ines Okafor' }));
    expect(await screen.findByText('No applicants selected')).toBeDefined();
  });
});
