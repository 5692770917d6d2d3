import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listInterviewSteps } from './interview-steps.ts';
import { rewritePost } from './rewrite-post.ts';
import { routeQuestion } from './route-question.ts';
import { listTopics } from './topics.ts';
import { formatTranscript } from './transcript.ts';

describe('listTopics', () => {
  it.each([
    ['job_seeker', ['find', 'match', 'applications', 'interview', 'profile']],
    ['hiring_manager', ['rewrite', 'find']],
    ['recruiter', ['find']],
    [null, ['find']],
  ] as const)('%s -> %j', (role, topics) => {
    expect(listTopics(role)).toEqual(topics);
  });
});

describe('routeQuestion', () => {
  const rules = {
    keywords: { interview: ['interview', 'prepare'], find: ['job', 'work'] },
    articles: [
      { name: 'password', texts: ['How to change password', 'Open Settings. Enter your new password.'] },
      { name: 'profile', texts: ['How to complete profile', 'Upload your résumé.'] },
    ],
  };

  it.each([
    ['How do I prepare for an interview at a job?', { kind: 'topic', topic: 'interview' }],
    ['Find work near me', { kind: 'topic', topic: 'find' }],
    ['Where can I change my password?', { kind: 'articles', names: ['password'] }],
    ['What is the weather in Paris?', { kind: 'unknown' }],
    ['', { kind: 'unknown' }],
    ['how to', { kind: 'unknown' }],
    ['homework', { kind: 'unknown' }],
  ])('%j -> %j', (question, routed) => {
    expect(routeQuestion(question, rules)).toEqual(routed);
  });

  it('Korean words with particles -> the topic', () => {
    const keywords = { interview: ['면접'] };
    expect(routeQuestion('내일 면접을 준비하고 싶어요', { keywords, articles: [] })).toEqual({
      kind: 'topic',
      topic: 'interview',
    });
  });

  it('any text -> no error', () => {
    fc.assert(fc.property(fc.string(), (text) => void routeQuestion(text, rules)));
  });
});

describe('rewritePost', () => {
  it('figures of speech and vague phrases -> replaced and listed', () => {
    const { text, changes, open } = rewritePost('We need a rockstar who can hit the ground running.');
    expect(text).toBe('We need an expert who can start with little training.');
    expect(changes).toEqual([
      { from: 'hit the ground running', to: 'start with little training' },
      { from: 'rockstar', to: 'expert' },
    ]);
    expect(open).toEqual([]);
  });

  it('a phrase without a replacement that is always true -> stays, and is listed', () => {
    const { text, changes, open } = rewritePost('You have a can-do attitude.');
    expect([text, changes]).toEqual(['You have a can-do attitude.', []]);
    expect(open).toMatchObject([{ kind: 'vague', text: 'can-do attitude' }]);
  });

  it('a plain text -> unchanged', () => {
    expect(rewritePost('You answer customers by email.')).toMatchObject({
      text: 'You answer customers by email.',
      changes: [],
      open: [],
    });
  });
});

describe('listInterviewSteps', () => {
  const complete = { hasFormat: true, hasQuestions: true, hasAccommodations: true };

  it('a proposed video call with a complete pack -> pick a time first, nothing to ask', () => {
    expect(listInterviewSteps({ status: 'proposed', kind: 'video', ...complete })).toEqual([
      'pickTime',
      'readFormat',
      'practiceQuestions',
      'testLink',
      'quietPlace',
      'checkAccommodations',
      'planBreak',
    ]);
  });

  it('a confirmed interview in person without questions -> plan the route and ask', () => {
    const interview = { ...complete, hasQuestions: false, hasAccommodations: false };
    expect(listInterviewSteps({ status: 'scheduled', kind: 'on_site', ...interview })).toEqual([
      'readFormat',
      'planRoute',
      'askQuestions',
      'planBreak',
    ]);
  });
});

describe('formatTranscript', () => {
  const labels = { intro: 'From the assistant:', person: 'Me', assistant: 'Assistant' };
  const lines = [
    { from: 'assistant', text: 'What do you need?' },
    { from: 'person', text: 'A quiet office.' },
  ] as const;

  it('a short conversation -> all lines with their speakers', () => {
    expect(formatTranscript(lines, labels, 4000)).toBe(
      'From the assistant:\nAssistant: What do you need?\nMe: A quiet office.',
    );
  });

  it('a conversation over the limit -> the newest lines', () => {
    expect(formatTranscript(lines, labels, 45)).toBe('From the assistant:\n…\nMe: A quiet office.');
  });

  it('any conversation -> at most the limit', () => {
    const line = fc.record({ from: fc.constantFrom('person' as const, 'assistant' as const), text: fc.string() });
    fc.assert(
      fc.property(fc.array(line), fc.integer({ min: 30, max: 300 }), (any, max) => {
        expect(formatTranscript(any, labels, max).length).toBeLessThanOrEqual(max);
      }),
    );
  });
});
