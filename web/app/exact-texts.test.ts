// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { staffRoles } from '#domain/access/roles.ts';
import { sessionSeconds } from '#domain/features/accounts/session-times.ts';
import { filterStatuses } from '#domain/features/applications/lifecycle.ts';
import { feedbackTypes } from '#domain/features/feedback/contract.ts';
import { experienceBuckets } from '#domain/features/jobs/search-choices.ts';
import { JobStatus } from '#domain/features/jobs/status.ts';
import { MATCH_PARTS } from '#domain/features/matching/parts.ts';
import { pollIntervalMs, previewLength } from '#domain/features/notifications/contract.ts';
import { leavesOf } from '#domain/phrases/leaves.ts';
import { languages } from '#domain/phrases/phrases.ts';
import { LOCATIONS } from '#domain/reference/locations.ts';
import { redirectAfter } from '#web/features/accounts/sign-up/account-created.tsx';
import { locationLimit } from '#web/features/country/find-country.ts';
import { truncate } from '#web/lib/format.ts';
import { signIn } from '#web/lib/session.ts';
import { exactTexts, textsOfFeatures } from '#web/testing/exact-texts.ts';
import { en } from '#web/testing/phrases.ts';
import { tokensFor } from '#web/testing/tokens.ts';
import { toastDuration } from '#web/ui/feedback/toast-region.tsx';
import { tooltipDelays } from '#web/ui/overlay/tooltip.tsx';
import { chunkLimit } from './page-loading.ts';

const texts = leavesOf(en);

test.each(Object.entries(exactTexts))('%s says %j', (key, text) => {
  expect(texts.get(key)).toBe(text);
});

test.each(Object.entries(textsOfFeatures))('%s has all of its fixed texts, once it is there', (_feature, fixed) => {
  const [sign = ''] = fixed;
  const all = [...texts.values()];
  if (!all.includes(sign)) return;
  expect(fixed.filter((text) => !all.some((each) => isSaid(text, each)))).toEqual([]);
});

test('times, in milliseconds but for the margin', () => {
  expect({
    toastDuration,
    tooltipDelays,
    redirectAfter,
    chunkLimit,
    pollInterval: pollIntervalMs,
    locationLimit,
  }).toEqual({
    toastDuration: 5000,
    tooltipDelays: { show: 250, hide: 400 },
    redirectAfter: 5000,
    chunkLimit: 120_000,
    pollInterval: 20_500,
    locationLimit: 5000,
  });
  expect(sessionSeconds.clientMargin).toBe(600);
});

test('lengths and lists', () => {
  expect(previewLength).toBe(116);
  expect(truncate('abcdef', 3)).toBe('abc...');
  expect(Object.values(experienceBuckets)).toEqual([
    [0, 2],
    [2, 5],
    [5, 8],
    [8, 60],
  ]);
  expect(LOCATIONS.map(({ display_name, radius }) => [display_name, radius])).toEqual([
    ['Atlanta', 80],
    ['Houston', 80],
  ]);
  expect(feedbackTypes).toEqual(['Complaints', 'Suggestions', 'Questions', 'Others']);
  expect(languages).toEqual(['en', 'fr', 'esp', 'ko']);
});

test('stored values', () => {
  expect(Object.keys(en.statuses.application).sort()).toEqual(
    [
      ...'applied hired interview on-hold declined screening offered withdrawn sourced offer draft rejected'.split(' '),
    ].sort(),
  );
  const filter = [
    'applied',
    'screening',
    'interview',
    'offered',
    'withdrawn',
    'hired',
    'declined',
    'on-hold',
    'rejected',
  ];
  expect(filterStatuses).toEqual(filter);
  expect([...JobStatus.options].sort()).toEqual(['Offered', 'active', 'closed', 'draft', 'paused']);
  expect(MATCH_PARTS).toEqual(['Skills', 'Certifications', 'Education', 'JobTitles', 'Industries', 'ManagementLevel']);
  expect(staffRoles).toMatchObject({
    1: 'hiring_manager',
    2: 'recruiter',
    4: 'hiring_member',
    5: 'recruiter_member',
    6: 'concierge_member',
    7: 'program_manager',
  });
});

test('keys of the browser’s storage, and of the state under root', () => {
  localStorage.clear();
  signIn(tokensFor({ seconds: 1800 }));
  const keys = Object.keys(localStorage).sort();
  expect(keys).toEqual(['access_token', 'expires_at', 'refresh_token', 'root', 'user_id', 'user_name']);
  const { state } = JSON.parse(localStorage.getItem('root') ?? '{}');
  expect(Object.keys(state)).toEqual(
    expect.arrayContaining(['user', 'expires_at', 'failedLoginAttempts', 'changeCountry', 'canadaPath']),
  );
  expect(Object.keys(state.user)).toEqual(
    expect.arrayContaining([
      'authenticated',
      'name',
      'chat_id',
      'is_user',
      'user_id',
      'is_consent',
      'tenant_name',
      'user_image',
      'is_cananda',
    ]),
  );
});

function isSaid(text: string, phrase: string): boolean {
  return text.endsWith(' ...') ? phrase.startsWith(text.slice(0, -3)) : phrase === text;
}
