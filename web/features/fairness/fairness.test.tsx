// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SelfIdentification as Own, FairnessRecord as StoredRecord } from '#domain/features/fairness/contract.ts';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries, signInStaff } from '#web/testing/queries.tsx';
import { toasts } from '#web/ui/feedback/toast.ts';
import { FairnessRecord } from './fairness-record.tsx';
import { PublicRecord } from './public-record.tsx';
import { Publication } from './publication.tsx';
import { ScoreStatement } from './score-statement.tsx';
import { SelfIdentification } from './self-identification.tsx';

const noAnswers = { gender: null, ethnicity: null, age: null, disability: null, neurodivergence: null };
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const toastTexts = () => toasts.visibleToasts.map(({ content }) => content.text);

beforeEach(() => signInStaff(7));

describe('SelfIdentification', () => {
  const path = '/api/v1/me/self-identification';
  const none: Own = { answers: noAnswers, consented_at: null };
  const given: Own = { answers: { ...noAnswers, age: 'from_40' }, consented_at: '2026-03-04T12:00:00.000Z' };

  it('saves the answers with the consent', async () => {
    const calls = mockApi({ [`GET ${path}`]: () => [200, none], [`PUT ${path}`]: () => [200, given] });
    await renderWithQueries(<SelfIdentification />);
    fireEvent.click(await screen.findByRole('radio', { name: '40 or over' }));
    fireEvent.click(screen.getByRole('checkbox', { name: /^I agree/ }));
    press('Save answers');
    await expect.poll(toastTexts).toEqual(['Your answers are saved.']);
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ answers: given.answers, is_consent: true });
  });

  it('saves nothing without the consent, and keeps the answers', async () => {
    const calls = mockApi({ [`GET ${path}`]: () => [200, none] });
    await renderWithQueries(<SelfIdentification />);
    fireEvent.click(await screen.findByRole('radio', { name: 'Woman' }));
    press('Save answers');
    await screen.findByText('Check this box to save your answers.');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Woman' }).checked).toBe(true);
    expect(calls).toHaveLength(1);
  });

  it('deletes all answers at once', async () => {
    mockApi({ [`GET ${path}`]: () => [200, given], [`DELETE ${path}`]: () => [200, none] });
    await renderWithQueries(<SelfIdentification />);
    await screen.findByRole('radio', { name: '40 or over' });
    press('Delete my answers');
    await expect.poll(toastTexts).toEqual(['Your answers are deleted.']);
    expect(screen.queryByRole('button', { name: 'Delete my answers' })).toBeNull();
  });
});

const group = (answer: string, people: number, selected: number, ratio: number | null) => ({
  ...{ question: 'gender' as const, answer, people, selected, ratio },
  rate: Math.round((selected / people) * 1000) / 10,
});
const record: StoredRecord = {
  employers: [{ id: 3, name: 'Larkspur Labs' }],
  months: [
    { month: '2026-10-01', groups: [group('woman', 40, 10, 0.5), group('man', 50, 25, 1)] },
    { month: '2026-09-01', groups: [] },
  ],
};

describe('FairnessRecord', () => {
  it('names the group with a low ratio, and hides groups without numbers', async () => {
    mockApi({ 'GET /api/v1/fairness': () => [200, record] });
    await renderWithQueries(<FairnessRecord />);
    await screen.findByText('Woman: impact ratio 0.5. That is below 0.80.');
    const table = within(screen.getByRole('table', { name: 'Gender' }));
    const row = (name: RegExp) => table.getByRole('row', { name }).textContent;
    expect(row(/^Woman/)).toBe('Woman401025%0.5');
    screen.getByText('Hidden: Non-binary, Another gender, and No answer');
    expect(screen.getAllByText('Too few people to show any group.')).toHaveLength(4);
  });

  it('says when the first month is counted', async () => {
    mockApi({ 'GET /api/v1/fairness': () => [200, { employers: [], months: [] }] });
    await renderWithQueries(<FairnessRecord />);
    await screen.findByText('No months counted yet');
  });

  it('shows an error with a way to try again', async () => {
    mockApi({ 'GET /api/v1/fairness': () => [500, { code: 'server_error' }] });
    await renderWithQueries(<FairnessRecord />);
    await screen.findByText(/Something went wrong on our side/);
  });
});

describe('PublicRecord', () => {
  it('offers the employers that publish their record', async () => {
    mockApi({ 'GET /api/v1/public-fairness': () => [200, { ...record, months: [] }] });
    await renderWithQueries(<PublicRecord />);
    await screen.findByRole('button', { name: /Employer/ });
  });

  it('says that no employer publishes one', async () => {
    mockApi({ 'GET /api/v1/public-fairness': () => [200, { employers: [], months: [] }] });
    await renderWithQueries(<PublicRecord />);
    await screen.findByText('No employer publishes its record yet.');
  });
});

describe('Publication', () => {
  it('turns the public record on', async () => {
    const calls = mockApi({
      'GET /api/v1/organisation/fairness': () => [200, { since: null }],
      'PUT /api/v1/organisation/fairness': () => [200, { since: '2026-11-24' }],
    });
    await renderWithQueries(<Publication />);
    fireEvent.click(await screen.findByRole('switch', { name: /^Publish our/ }));
    await screen.findByText(/^On since Nov(ember)? 24, 2026\.$/);
    expect(calls.at(-1)?.body).toEqual({ is_public: true });
  });
});

describe('ScoreStatement', () => {
  it('says that a person decides', async () => {
    await renderWithQueries(<ScoreStatement />);
    screen.getByText('A person decides on every application. The score never moves or rejects one.');
  });
});
