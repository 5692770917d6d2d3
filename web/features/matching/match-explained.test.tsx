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
  expect(screen.getByText('13.3 of 40 points')).toBeDefined();
  expect(screen.getByText(/Required: Bachelor’s degree/).textContent).toContain('not added');
});

test('gives full points for parts without requirements and says so', async () => {
  await renderUi(<MatchExplained match={matchFor({ skills: [1] }, {})} />);
  expect(screen.getAllByText('This job doesn’t require any, so you get full points.')).toHaveLength(5);
});

test('shows the three best suggestions first and the rest on request', async () => {
  await renderUi(<MatchExplained match={matchFor(asked, {})} />);
  const shown = () => screen.getAllByText(/up to .* points/).map((line) => line.textContent);
  expect(shown()).toEqual([
    'Job titles: Data analyst, up to 20 points',
    'Skills: SQL, up to 13.3 points',
    'Skills: Excel, up to 13.3 points',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Show more about Ways to raise your match' }));
  expect(shown()).toHaveLength(5);
  expect(shown().at(-1)).toBe('Education: Bachelor’s degree, up to 10 points');
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
