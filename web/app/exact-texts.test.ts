// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { staffRoles } from '#domain/access/roles.ts';
import { sessionSeconds } from '#domain/features/accounts/session-lifetimes.ts';
import { filterStatuses } from '#domain/features/applications/lifecycle.ts';
import { feedbackTypes, maxFeedLength, ratings } from '#domain/features/feedback/contract.ts';
import { articleNames, suggestedCount } from '#domain/features/help/articles.ts';
import { jobLifecycle } from '#domain/features/jobs/lifecycle.ts';
import { experienceBuckets } from '#domain/features/jobs/search/search-choices.ts';
import { MATCH_PARTS } from '#domain/features/matching/score/parts.ts';
import { pollIntervalMs, previewLength } from '#domain/features/notifications/contract.ts';
import { languages } from '#domain/phrases/phrases.ts';
import { flattenTexts } from '#domain/phrases/text-tree.ts';
import { LOCATIONS } from '#domain/reference/locations.ts';
import { redirectAfter } from '#web/features/accounts/sign-up/account-created.tsx';
import {
  awayAfterMs,
  awayCheckMs,
  groupMs,
  guestRoomCookie,
  lastMessageLength,
} from '#web/features/chat/chat-limits.ts';
import { locationLimit } from '#web/features/country/find-country.ts';
import { collapseMs, thanksMs } from '#web/features/feedback/rating/rating-store.ts';
import { signIn } from '#web/lib/session.ts';
import { truncate } from '#web/lib/texts/format.ts';
import { exactTexts, featureTexts, pendingFeatures } from '#web/testing/exact-texts.ts';
import { en } from '#web/testing/phrases.ts';
import { createTokens } from '#web/testing/tokens.ts';
import { toastDurationMs } from '#web/ui/feedback/toast-region.tsx';
import { tooltipDelaysMs } from '#web/ui/overlay/tooltip.tsx';
import { chunkTimeoutMs } from './page-loading.ts';

const texts = flattenTexts(en);

describe('fixed texts of phrases', () => {
  it.each(Object.entries(exactTexts))('%s is %j', (key, text) => {
    expect(texts.get(key)).toBe(text);
  });
});

describe('fixed texts of features', () => {
  const all = [...texts.values()];
  const features = Object.keys(featureTexts);

  it('lists as pending only features whose texts are fixed', () => {
    expect(features).toEqual(expect.arrayContaining([...pendingFeatures]));
  });

  it.each(features.filter((feature) => !pendingFeatures.has(feature)))('%s: all fixed texts exist', (feature) => {
    const fixed = featureTexts[feature] ?? [];
    expect(fixed.length).toBeGreaterThan(0);
    expect(fixed.filter((text) => !all.some((each) => isSameText(text, each)))).toEqual([]);
  });

  // Fails when the feature is implemented: then remove it from the pending list.
  it.each([...pendingFeatures])('%s: pending, its first text does not exist', (feature) => {
    expect(all).not.toContain(featureTexts[feature]?.[0]);
  });
});

describe('limits of specification section 9', () => {
  it.each([
    ['Token expiry is taken as exp minus 600 seconds', sessionSeconds.clientMargin, 600],
    ['Post-registration redirect: 5000 ms', redirectAfter, 5000],
    ['Chunk load time-out: 120 seconds', chunkTimeoutMs, 120_000],
    ['Toasts: auto-close after 5000 ms', toastDurationMs, 5000],
    ['Notification poll: every 20.5 seconds', pollIntervalMs, 20_500],
    ['Notification preview: 116 characters', previewLength, 116],
    ['Geolocation time-out: 5000 ms', locationLimit, 5000],
    ['Feedback: maximum 150 characters', maxFeedLength, 150],
    ['Feedback: button auto-collapse 7000 ms', collapseMs, 7000],
    ['Feedback: thank-you auto-close 2500 ms', thanksMs, 2500],
    ['Feedback: rating -1, 0 or 1', ratings, ['-1', '0', '1']],
    ['Chat: grouping window 60 seconds', groupMs, 60_000],
    ['Chat: away after more than 3 minutes, checked every 1000 ms', [awayAfterMs, awayCheckMs], [180_000, 1000]],
    ['Chat: room code 5 characters, cookie 1 day', guestRoomCookie, { length: 5, maxAgeSeconds: 86_400 }],
    ['Chat: last message preview 22 characters', lastMessageLength, 22],
    ['FAQ: 2 suggestions at start', suggestedCount, 2],
    ['FAQ: 5 articles in total', articleNames.length, 5],
    ['Side menu tooltip: show 250 ms, hide 400 ms', tooltipDelaysMs, { show: 250, hide: 400 }],
    ['The truncate helper ends with three dots', truncate('abcdef', 3), 'abc...'],
  ])('%s', (_clause, actual, expected) => {
    expect(actual).toEqual(expected);
  });

  it('Experience filter buckets: 0-2, 2-5, 5-8 and 8 to 60 years', () => {
    const years = Object.values(experienceBuckets).map(([from, to]) => `${from}-${to}`);
    expect(years).toEqual(['0-2', '2-5', '5-8', '8-60']);
  });

  it('Cities: Atlanta and Houston, each with radius 80', () => {
    const cities = LOCATIONS.map(({ display_name, radius }) => `${display_name} ${radius}`);
    expect(cities).toEqual(['Atlanta 80', 'Houston 80']);
  });

  it('Languages: en and ko in one reading, en, fr and esp in the other', () => {
    expect(languages).toEqual(['en', 'fr', 'esp', 'ko']);
  });
});

describe('values that the specification names', () => {
  it('section 3, Match scoring: server score parts', () => {
    expect(MATCH_PARTS.join(', ')).toBe('Skills, Certifications, Education, JobTitles, Industries, ManagementLevel');
  });

  it('section 4, Session: the role of each role_id', () => {
    expect(staffRoles).toMatchObject({
      1: 'hiring_manager',
      2: 'recruiter',
      4: 'hiring_member',
      5: 'recruiter_member',
      6: 'concierge_member',
      7: 'program_manager',
    });
  });

  it('section 4, Application statuses: all of them, with the "rejected" of the filter', () => {
    const named =
      'applied, hired, interview, on-hold, declined, screening, offered, withdrawn, sourced, offer, draft, rejected';
    expect(Object.keys(en.statuses.application).sort()).toEqual(named.split(', ').sort());
  });

  it('section 4, Application statuses: the order of the filter', () => {
    expect(filterStatuses.join(', ')).toBe(
      'applied, screening, interview, offered, withdrawn, hired, declined, on-hold, rejected',
    );
  });

  it('section 4, Job statuses', () => {
    expect(Object.keys(jobLifecycle).sort()).toEqual('active, paused, closed, draft, Offered'.split(', ').sort());
  });

  it('section 5: the types of feedback', () => {
    expect(feedbackTypes.join(', ')).toBe('Complaints, Suggestions, Questions, Others');
  });
});

describe('local storage', () => {
  it('section 3: keys of local storage and of the state under "root"', () => {
    localStorage.clear();
    signIn(createTokens({ seconds: 1800 }));
    const keys = Object.keys(localStorage).sort();
    expect(keys).toEqual(['access_token', 'expires_at', 'refresh_token', 'root', 'user_id', 'user_name']);
    const { state } = JSON.parse(localStorage.getItem('root') ?? '{}');
    expect(Object.keys(state)).toEqual(
      expect.arrayContaining([
        'user',
        'expires_at',
        'failedLoginAttempts',
        'changeCountry',
        'canadaPath',
        'messageCount',
        'notificationId',
        'compareApplicants',
        'advanceSearchData',
        'multiresumeToken',
        'multiJobUploadToken',
      ]),
    );
    expect(Object.keys(state.advanceSearchData)).toEqual(['advanceSearchResults', 'searchName']);
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
});

function isSameText(text: string, phrase: string): boolean {
  return text.endsWith(' ...') ? phrase.startsWith(text.slice(0, -3)) : phrase === text;
}
