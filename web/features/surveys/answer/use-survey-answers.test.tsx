// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OpenedSurvey } from '#domain/features/surveys/contract.ts';
import { mockApi } from '#web/testing/mock-api.ts';
import { useSurveyAnswers } from './use-survey-answers.ts';

const token = 'a-personal-link-of-a-survey';
const at = '2026-03-04T12:00:00.000Z';
const opened: Pick<OpenedSurvey, 'progress' | 'about'> = { progress: null, about: null };
const text = (question: number, value: string) => ({ question, values: [], text: value });

/** Each save waits for `release`. */
function holdSaves() {
  const held: (() => void)[] = [];
  const calls = mockApi({
    'PUT /api/v1/survey/answers': () => new Promise((resolve) => held.push(() => resolve([200, { at }]))),
  });
  const release = async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    held.shift()?.();
  };
  return { release, listSaved: () => calls.map(({ body }) => body) };
}

function openSurvey(progress: OpenedSurvey['progress'] = null) {
  const { result } = renderHook(() => useSurveyAnswers(token, { ...opened, progress }), { wrapper: MemoryRouter });
  return {
    get: () => result.current,
    change: (id: number, value: string) => act(() => result.current.change(text(id, value))),
  };
}

beforeEach(() => localStorage.clear());

describe('useSurveyAnswers', () => {
  it('keeps an answer that is typed while earlier ones are being saved, also after a reload', async () => {
    const { release } = holdSaves();
    const survey = openSurvey();
    survey.change(1, 'The chat');
    const saving = survey.get().save(2);
    survey.change(2, 'The long form');
    await release();
    expect(await saving).toBe(true);
    const saved = { answers: [text(1, 'The chat')], question: 2, at };
    expect(openSurvey(saved).get().answers).toEqual([text(1, 'The chat'), text(2, 'The long form')]);
  });

  it('takes later answers of another device after its own were saved', async () => {
    const { release } = holdSaves();
    const survey = openSurvey();
    survey.change(1, 'The chat');
    const saving = survey.get().save(2);
    await release();
    await saving;
    const saved = { answers: [text(1, 'The videos')], question: 2, at: '2026-03-04T12:00:01.000Z' };
    expect(openSurvey(saved).get().answers).toEqual([text(1, 'The videos')]);
  });

  it('saves one after the other, so that the latest answers are saved last', async () => {
    const { release, listSaved } = holdSaves();
    const survey = openSurvey();
    survey.change(1, 'The chat');
    const first = survey.get().save(2);
    survey.change(1, 'The videos');
    const second = survey.get().save(2);
    await expect.poll(listSaved).toHaveLength(1);
    await release();
    await first;
    await release();
    await second;
    expect(listSaved()).toMatchObject([{ answers: [text(1, 'The chat')] }, { answers: [text(1, 'The videos')] }]);
  });
});
