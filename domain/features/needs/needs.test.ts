import { describe, expect, it } from 'vitest';
import { emptyInclusion } from '#domain/features/jobs/posting/empty-inclusion.ts';
import { filterSharedNeeds } from './audience.ts';
import { type Grant, type Need, NeedItem } from './contract.ts';
import { getEnvironmentFit } from './environment-fit.ts';
import { needChoices } from './menu.ts';

const need = (id: number, choice: string, words = ''): Need => ({ id, kind: 'environment', choice, words });
const job = { ...emptyInclusion, work_mode: 'on_site' as const };

describe('working needs', () => {
  it('have unique menu choices', () => {
    expect(new Set(needChoices).size).toBe(needChoices.length);
  });

  it.each([
    [{ kind: 'environment', choice: 'quiet_place', words: '' }, true],
    [{ kind: 'environment', choice: '', words: 'A window seat' }, true],
    [{ kind: 'environment', choice: 'breaks', words: '' }, false],
    [{ kind: 'interview', choice: 'breaks', words: 'and words' }, false],
    [{ kind: 'interview', choice: '', words: '' }, false],
    [{ kind: 'diagnosis', choice: '', words: 'x' }, false],
  ])('accept %j: %s', (item, isItem) => {
    expect(NeedItem.safeParse(item).success).toBe(isItem);
  });

  it('are visible to an audience only with a grant', () => {
    const needs = [need(1, 'quiet_place'), need(2, 'soft_light'), need(3, '', 'A window seat')];
    const audience = { kind: 'organisation' as const, id: 7, name: 'Larkspur Labs', detail: '', organisation_id: 7 };
    const grant = (id: number, needId: number, to = audience): Grant => ({
      id,
      need_id: needId,
      request_id: null,
      audience: to,
      granted_at: '2026-11-20T10:00:00.000Z',
    });
    const grants = [grant(1, 3), grant(2, 1), grant(3, 2, { ...audience, id: 8, organisation_id: 8 })];
    expect(filterSharedNeeds(audience, needs, grants).map(({ id }) => id)).toEqual([1, 3]);
    const helpDesk = { ...audience, kind: 'concierge' as const, id: null, organisation_id: null };
    expect(filterSharedNeeds(helpDesk, needs, grants)).toEqual([]);
  });

  it('are not_stated if the employer states nothing', () => {
    expect(getEnvironmentFit([need(1, 'quiet_place'), need(2, 'questions_before')], job)).toEqual([
      { choice: 'quiet_place', verdict: 'not_stated', text: '' },
      { choice: 'questions_before', verdict: 'not_stated', text: '' },
    ]);
  });

  it('show the employer’s text as it is and compare facts', () => {
    const stated = {
      ...job,
      noise: 'Quiet. Phone calls are made in booths.',
      meetings_per_week: '5 a week',
      questions_ahead: true,
    };
    const needs = ['quiet_place', 'few_meetings', 'remote_days', 'questions_before', 'agenda_before'];
    expect(
      getEnvironmentFit(
        needs.map((choice, at) => need(at + 1, choice)),
        stated,
      ),
    ).toEqual([
      { choice: 'quiet_place', verdict: 'stated', text: 'Quiet. Phone calls are made in booths.' },
      { choice: 'few_meetings', verdict: 'differs', text: '5 a week' },
      { choice: 'remote_days', verdict: 'differs', text: '' },
      { choice: 'questions_before', verdict: 'fits', text: '' },
    ]);
  });

  it('in the person’s own text are never compared', () => {
    expect(getEnvironmentFit([need(1, '', 'A window seat')], job)).toEqual([]);
  });
});
