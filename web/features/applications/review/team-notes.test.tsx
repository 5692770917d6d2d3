// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildApplication, buildCard } from '#web/features/applications/list/cards.fixture.ts';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries, signInStaff } from '#web/testing/queries.tsx';
import { TeamNotes } from './team-notes.tsx';

const application = buildApplication(buildCard({}));

/** Each save waits for the returned function. */
async function openNotes(): Promise<{ box: HTMLTextAreaElement; endSaving: () => void }> {
  let endSaving: () => void = () => {};
  const saved = new Promise<readonly [number, unknown]>((resolve) => {
    endSaving = () => resolve([201, application]);
  });
  mockApi({ [`POST /api/v1/applications/${application.id}/notes`]: () => saved });
  await renderWithQueries(<TeamNotes application={application} />);
  return { box: screen.getByRole('textbox'), endSaving: () => endSaving() };
}

const type = (box: HTMLTextAreaElement, value: string) => fireEvent.change(box, { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save note' }));
const isSaving = () => screen.getByRole('button', { name: /note/ }).getAttribute('aria-disabled') === 'true';

beforeEach(() => signInStaff(1));

describe('TeamNotes', () => {
  it('is empty after a note was saved', async () => {
    const { box, endSaving } = await openNotes();
    type(box, 'Call on Monday');
    save();
    endSaving();
    await expect.poll(() => box.value).toBe('');
  });

  it('keeps what is typed while a note is being saved', async () => {
    const { box, endSaving } = await openNotes();
    type(box, 'Call on Monday');
    save();
    await expect.poll(isSaving).toBe(true);
    type(box, 'Call on Monday at nine');
    endSaving();
    await expect.poll(isSaving).toBe(false);
    expect(box.value).toBe('Call on Monday at nine');
  });
});
