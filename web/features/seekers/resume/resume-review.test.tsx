// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ParsedResume } from '#domain/features/resumes/parsed-resume.ts';
import type { Profile, ProfileFields } from '#domain/features/seekers/contract.ts';
import { buildProfileFromResume } from '#domain/features/seekers/from-resume.ts';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries } from '#web/testing/queries.tsx';
import { useAnnouncements } from '#web/ui/feedback/announce.ts';
import { ResumeCheck } from './resume-review.tsx';

const found = <T,>(value: T, confidence: number, line: number) => ({
  value,
  confidence,
  lines: { from: line, to: line },
});

const nothing: ParsedResume = {
  name: null,
  email: null,
  phone: null,
  city: null,
  region: null,
  country: null,
  headline: null,
  summary: null,
  links: [],
  skills: [],
  certifications: [],
  education: [],
  experience: [],
  languages: [],
};

const parsed: ParsedResume = {
  ...nothing,
  headline: found('Data analyst', 0.95, 1),
  phone: found('555 0100', 0.4, 2),
  skills: [found('SQL', 0.9, 3), found('Juggling', 0.3, 3)],
};

const profile: Profile = {
  ...buildProfileFromResume(nothing),
  headline: 'Baker',
  skills: ['Baking'],
  full_name: 'Ana Silva',
  email: 'ana@example.com',
  version: 4,
  strength: 0,
  strength_parts: {},
};

async function open(read: ParsedResume = parsed) {
  mockApi({ 'GET /api/v1/terms': () => [200, { terms: [] }] });
  const onSave = vi.fn<(fields: ProfileFields) => Promise<void>>().mockResolvedValue();
  const resume = { id: 3, file_name: 'a.pdf', path: 'r/a.pdf', byte_size: 9, created_at: '2026-01-01T00:00:00.000Z' };
  const text = 'Data analyst\n555 0100\nSQL, Juggling';
  const answer = { resume, already_existing: false, text, parsed: read };
  await renderWithQueries(<ResumeCheck read={answer} profile={profile} onSave={onSave} />);
  return onSave;
}

beforeEach(() => localStorage.clear());

const part = (name: string) => within(screen.getByRole('region', { name }));

test('saves nothing without a decision', async () => {
  const onSave = await open();
  fireEvent.click(screen.getByRole('button', { name: 'Save to my profile' }));
  expect(screen.getByText('Add at least one section, or continue without saving.')).toBeDefined();
  expect(onSave).not.toHaveBeenCalled();
});

test('saves only added sections, with corrections', async () => {
  const onSave = await open();
  const about = part('About you');
  fireEvent.click(about.getByRole('button', { name: 'Edit: About you' }));
  fireEvent.change(about.getByRole('textbox', { name: /Headline/ }), { target: { value: 'Analyst' } });
  fireEvent.click(about.getByRole('button', { name: 'Add to profile' }));
  expect(await screen.findByText('2 sections aren’t reviewed. They will be skipped.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Skip: Contact details' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save to my profile' }));
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({ headline: 'Analyst', phone: '', skills: ['Baking'] });
});

test('shows the sections with doubtful values first, and marks these values', async () => {
  await open();
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Contact details',
    'About you',
    'Skills and certifications',
    'Résumé text',
  ]);
  expect(part('Contact details').getByText('1 to check')).toBeDefined();
  expect(part('Contact details').getByText('Not sure, please check')).toBeDefined();
  expect(part('About you').queryByText(/check/)).toBeNull();
});

test('an edited value is no longer doubtful', async () => {
  await open();
  const contact = part('Contact details');
  fireEvent.click(contact.getByRole('button', { name: 'Edit: Contact details' }));
  fireEvent.change(contact.getByRole('textbox', { name: /Phone/ }), { target: { value: '555 0199' } });
  expect(contact.getByText('Entered by you')).toBeDefined();
  fireEvent.click(contact.getByRole('button', { name: 'Close' }));
  const edit = await contact.findByRole('button', { name: 'Edit: Contact details' });
  expect(document.activeElement).toBe(edit);
  expect(contact.getByText('555 0199')).toBeDefined();
  expect(contact.queryByText('1 to check')).toBeNull();
});

test('removes one value, and brings it back', async () => {
  await open();
  const contact = part('Contact details');
  fireEvent.click(contact.getByRole('button', { name: 'Remove: Phone' }));
  expect(contact.queryByText('555 0100')).toBeNull();
  expect(contact.getByText('Phone removed')).toBeDefined();
  fireEvent.click(contact.getByRole('button', { name: 'Undo' }));
  expect(contact.getByText('555 0100')).toBeDefined();
});

test('keeps typed values and decisions when the page is opened again', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Skip: About you' }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove: Phone' }));
  cleanup();
  await open();
  expect(part('About you').getByText('Skipped')).toBeDefined();
  expect(part('Contact details').queryByText('555 0100')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Start over' }));
  expect(part('Contact details').getByText('555 0100')).toBeDefined();
  expect(part('About you').getByText('Not reviewed')).toBeDefined();
});

test('keeps the confidence of the other entries when one is removed', async () => {
  const job = { title: 'Cook', employer: 'Cedar Hall', place: '', start: '', end: '', current: false, text: '' };
  await open({ ...parsed, experience: [found(job, 0.9, 1), found({ ...job, title: 'Baker' }, 0.4, 2)] });
  const work = part('Work experience');
  fireEvent.click(work.getByRole('button', { name: 'Remove: Cook, Cedar Hall' }));
  expect(work.getByText('Not sure, please check')).toBeDefined();
});

test('proposes skills by confidence and checks the likely ones', async () => {
  const onSave = await open({
    ...parsed,
    skills: [found('Juggling', 0.3, 3), found('Excel', 0.6, 3), found('SQL', 0.9, 3)],
  });
  const skills = part('Skills and certifications');
  expect(skills.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
    'SQL',
    'Excel',
    'Juggling',
  ]);
  expect(skills.getByRole<HTMLInputElement>('checkbox', { name: 'Excel' }).checked).toBe(true);
  expect(skills.getByRole<HTMLInputElement>('checkbox', { name: 'Juggling' }).checked).toBe(false);
  fireEvent.click(skills.getByRole('checkbox', { name: 'Excel' }));
  fireEvent.click(skills.getByRole('button', { name: /^Add to profile/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Save to my profile' }));
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  expect(onSave.mock.calls[0]?.[0].skills).toEqual(['Baking', 'SQL']);
});

test('removes the unchecked unlikely skills at once, and shows them again', async () => {
  await open({
    ...parsed,
    skills: [found('SQL', 0.9, 3), ...['client', 'Juggling', 'access'].map((name) => found(name, 0.3, 3))],
  });
  const skills = part('Skills and certifications');
  fireEvent.click(skills.getByRole('checkbox', { name: 'Juggling' }));
  const remove = skills.getByRole('button', { name: 'Remove 2 unlikely skills' });
  remove.focus();
  fireEvent.click(remove);
  expect(skills.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual(['SQL', 'Juggling']);
  expect(useAnnouncements.getState().polite.text).toBe('2 unlikely skills removed');
  expect(document.activeElement?.textContent).toBe('Show 2 unlikely skills');
  fireEvent.click(skills.getByRole('button', { name: 'Show 2 unlikely skills' }));
  expect(skills.getAllByRole('checkbox')).toHaveLength(4);
});

test('shows what the profile would lose', async () => {
  await open();
  expect(part('About you').getByText(/In your profile now: Baker/)).toBeDefined();
  expect(part('Contact details').queryByText(/In your profile now/)).toBeNull();
});

test('highlights the source line of a field', async () => {
  await open();
  fireEvent.click(part('Contact details').getByRole('button', { name: 'Show in résumé' }));
  const text = screen.getByRole('region', { name: 'Résumé text' });
  expect([...text.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['555 0100']);
});

test('changes decisions and adds all sections at once', async () => {
  const onSave = await open();
  fireEvent.click(screen.getByRole('button', { name: 'Add all sections' }));
  fireEvent.click(screen.getByRole('button', { name: 'Change: About you' }));
  fireEvent.click(screen.getByRole('button', { name: 'Skip: About you' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save to my profile' }));
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({
    headline: 'Baker',
    phone: '555 0100',
    skills: ['Baking', 'SQL'],
  });
});

test('says when a résumé has nothing to add', async () => {
  await open(nothing);
  expect(screen.getByText(/could read the text but didn’t fin/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Save to my profile' })).toBeNull();
});
