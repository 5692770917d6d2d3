// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '#web/testing/render.tsx';
import { matchFor } from './match.fixture.ts';
import { MatchExplained } from './match-explained.tsx';
import { MatchForStaff } from './match-for-staff.tsx';
import { OwnMatch } from './own-match.tsx';

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
  expect(screen.getByText(/Required: Bachelor’s degree/).textContent).toContain('not added');
  expect(screen.getByText('Based on 2 of 6 parts')).toBeDefined();
});

test('says for each unknown part why it is not counted, and which parts require nothing', async () => {
  const needs = { skills: [1], education: 3, noneRequired: ['Certifications' as const] };
  await renderUi(<MatchExplained match={matchFor(needs, { skills: [1] })} />);
  expect(screen.getAllByText('The job doesn’t say, so this part isn’t counted.')).toHaveLength(3);
  expect(screen.getAllByText('Your profile has nothing here, so this part isn’t counted.')).toHaveLength(1);
  expect(screen.getAllByText('No requirements here, so you get full points.')).toHaveLength(1);
});

test('shows no number and no label without enough information', async () => {
  await renderUi(<MatchExplained match={matchFor({ titles: [20] }, { titles: [20], skills: [1] })} />);
  expect(screen.getByText('Not enough information to score')).toBeDefined();
  expect(screen.queryByText(/of 100|match ·/)).toBeNull();
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
