// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ExplainedMatch } from '#domain/features/matching/contract.ts';
import { RELATION_VALUES } from '#domain/features/matching/taxonomy/relation-values.ts';
import { matchFor } from '#web/features/matching/match.fixture.ts';
import { MatchForStaff } from '#web/features/matching/match-for-staff.tsx';
import { OwnMatch } from '#web/features/matching/own-match.tsx';
import { useFeedbackRequest } from '#web/lib/feedback-request.ts';
import { renderUi } from '#web/testing/render.tsx';
import { MatchExplained } from './match-explained.tsx';

const asked = { skills: [1, 2, 3], education: 3, titles: [20] };

test('shows the label, then the score, and that people decide', async () => {
  await renderUi(<MatchExplained match={matchFor(asked, { skills: [1, 2, 3], education: 3, titles: [20] })} />);
  expect(screen.getByText('Strong match')).toBeDefined();
  expect(screen.getByText(/100 of 100/)).toBeDefined();
  expect(screen.getByText(/A person reads every application/)).toBeDefined();
  expect(screen.getByText('Your profile has everything this job asks for.')).toBeDefined();
});

test('shows met and missing items for each part', async () => {
  await renderUi(<MatchExplained match={matchFor(asked, { skills: [1], titles: [20] })} />);
  const [met] = screen.getAllByRole('list', { name: 'You match on' });
  const [missing] = screen.getAllByRole('list', { name: 'Not in your profile' });
  expect(met && within(met).getByText('SQL')).toBeTruthy();
  expect(
    missing &&
      within(missing)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
  ).toEqual(['Excel', 'Python']);
  expect(screen.getByText('22.2 of 66.7 points')).toBeDefined();
  expect(screen.getByText(/Asks for: Bachelor’s degree/).textContent).toContain('not added');
  expect(screen.getByText('Based on 2 of 6 parts')).toBeDefined();
});

test('says for each unknown part why it is not counted, and which parts require nothing', async () => {
  const needs = { skills: [1], education: 3, noneRequired: ['Certifications' as const] };
  await renderUi(<MatchExplained match={matchFor(needs, { skills: [1] })} />);
  expect(screen.getAllByText('The job doesn’t say, so this part isn’t counted.')).toHaveLength(3);
  expect(screen.getAllByText('Your profile has nothing here, so this part isn’t counted.')).toHaveLength(1);
  expect(screen.getAllByText('This job doesn’t require any, so you get full points.')).toHaveLength(1);
});

test('shows no number and no label without enough information', async () => {
  await renderUi(<MatchExplained match={matchFor({ titles: [20] }, { titles: [20], skills: [1] })} />);
  expect(screen.getByText('Not enough information to score')).toBeDefined();
  expect(screen.queryByText(/of 100|match ·/)).toBeNull();
});

test('names what is missing for a number, and on whose side', async () => {
  await renderUi(<MatchExplained match={matchFor({ titles: [20], education: 3 }, { titles: [20] })} />);
  expect(screen.getByText(/The job doesn’t list: Skills, Certifications, Industries, and Job level\./)).toBeDefined();
  expect(screen.getByText('Your profile doesn’t list: Education.')).toBeDefined();
});

test('says how a related skill counts, in the words of both sides', async () => {
  const match = matchFor({ skills: [1, 2] }, { skills: [1, 3] }, (id) =>
    id === 2 ? [{ id: 3, kind: 'same_tool_family' }] : [],
  );
  const skills = {
    ...match.parts.Skills,
    matched: match.parts.Skills.matched.map((term) => ({
      ...term,
      own: { ...term.own, label: `my ${term.own.label}` },
    })),
  };
  await renderUi(<MatchExplained match={{ ...match, parts: { ...match.parts, Skills: skills } }} />);
  expect(screen.getByText(/You have my Python, which is close to Excel\./).textContent).toContain(
    `It counts for ${RELATION_VALUES.same_tool_family}%.`,
  );
  expect(screen.getByRole('list', { name: 'You match on' }).textContent).toBe('SQL (you wrote my SQL)');
});

test('shows the sentence that a requirement was read in on request', async () => {
  const match = matchFor({ skills: [1, 2] }, { skills: [1] });
  const missing = match.parts.Skills.missing.map((term) => ({ ...term, evidence: 'You build reports in Excel.' }));
  const parts = { ...match.parts, Skills: { ...match.parts.Skills, missing } };
  await renderUi(<MatchExplained match={{ ...match, parts }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Where this comes from: Skills' }));
  expect(screen.getByText(/From the job posting: “You build reports in Excel\.”/)).toBeDefined();
  expect(screen.getByText(/Listed by the employer\./)).toBeDefined();
});

test('leads to the profile field, and to a message about the job', async () => {
  await renderUi(<MatchExplained match={matchFor({ skills: [1] }, { skills: [1] })} />);
  const link = screen.getByRole('link', { name: 'Not right? Edit Skills in your profile' });
  expect(link.getAttribute('href')).toContain('skills');
  fireEvent.click(screen.getByRole('button', { name: 'Is the job described wrong here? Let us know' }));
  expect(useFeedbackRequest.getState().request?.description).toBe('In this match, the job is described wrong: ');
});

const facts: ExplainedMatch['facts'] = {
  experience: { asked_min: 3, asked_max: 7, evidence: null, own_years: 1.9, verdict: 'below' },
  location: {
    verdict: 'far',
    work_mode: 'on_site',
    city: 'Houston',
    region: 'TX',
    country: 'US',
    own_country: 'US',
    distance_km: 370,
    nearest: 'Austin, TX',
  },
  pay: {
    verdict: 'below',
    salary: { min: 50_000, max: 60_000, currency: 'USD', period: 'year' },
    wanted: { min: 70_000, max: null, currency: 'USD', period: 'year' },
  },
};

test('shows experience, location, pay, and workplace next to the score', async () => {
  const match = { ...matchFor({ skills: [1] }, { skills: [1] }), facts };
  const workplace = (
    <div>
      <dt>Workplace needs</dt>
      <dd>2 met.</dd>
    </div>
  );
  await renderUi(<MatchExplained match={match} workplace={workplace} />);
  expect(screen.getByText('Asks for 3 to 7 years. Your profile shows about 2 years.')).toBeDefined();
  expect(screen.getByText(/Houston, TX is about .* from Austin, TX, outside your area\./)).toBeDefined();
  expect(screen.getByText('Pays $50,000 to $60,000 a year, below your minimum of $70,000 a year.')).toBeDefined();
  expect(screen.getByText('Workplace needs')).toBeDefined();
});

test('names no distance to a preferred state', async () => {
  const inArea = { ...facts, location: facts.location && { ...facts.location, verdict: 'near', distance_km: null } };
  const match = { ...matchFor({ skills: [1] }, { skills: [1] }), facts: inArea as typeof facts };
  await renderUi(<MatchExplained match={match} />);
  expect(screen.getByText('Houston, TX, in your area.')).toBeDefined();
});

test('shows staff only the experience, and that people decide', async () => {
  const match = matchFor({ skills: [1] }, { skills: [1] });
  const forStaff = { ...match, facts: { ...facts, location: null, pay: null } };
  await renderUi(<MatchForStaff match={forStaff} />);
  expect(screen.getByText('Asks for 3 to 7 years. Their profile shows about 2 years.')).toBeDefined();
  expect(screen.getByText('People decide; the score only sorts.')).toBeDefined();
  expect(screen.queryByText('Location')).toBeNull();
  expect(screen.queryByText('Workplace needs')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

test('shows the three best suggestions first and the rest on request', async () => {
  await renderUi(<MatchExplained match={matchFor(asked, { skills: [9], education: 1, titles: [8] })} />);
  const shown = () => screen.getAllByText(/up to .* points/).map((line) => line.textContent);
  expect(shown()).toEqual([
    'Job titles: Data analyst, up to 28.6 points',
    'Skills: SQL, up to 19 points',
    'Skills: Excel, up to 19 points',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Show more about Ways to raise your match' }));
  expect(shown()).toHaveLength(5);
  expect(shown().at(-1)).toBe('Education: Bachelor’s degree, up to 9.5 points');
});

test('shows staff no score for an empty profile', async () => {
  await renderUi(<MatchForStaff match={matchFor({ skills: [1] }, {})} />);
  expect(screen.getByText('No profile to match')).toBeDefined();
  expect(screen.queryByText(/match ·|of 100/)).toBeNull();
});

test('shows a seeker with an empty profile what to do instead of a low match', async () => {
  await renderUi(<OwnMatch match={matchFor({ skills: [1] }, {})} />);
  expect(screen.getByText('You don’t have a profile to match yet')).toBeDefined();
  expect(screen.queryByText(/match ·|of 100/)).toBeNull();
});

test('says that any score can apply only before applying', async () => {
  const match = matchFor({ skills: [1] }, { skills: [2] });
  const { unmount } = await renderUi(<OwnMatch match={match} />);
  expect(screen.getByText(/You can apply no matter your score\./)).toBeDefined();
  unmount();
  await renderUi(<OwnMatch match={match} isSent />);
  expect(screen.getByText(/A person reads every application\./)).toBeDefined();
  expect(screen.queryByText(/You can apply no matter your score\./)).toBeNull();
});
