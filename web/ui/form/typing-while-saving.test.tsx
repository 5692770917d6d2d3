// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { loadDraft } from '#web/lib/input/drafts.ts';
import { hasUnsavedWork } from '#web/lib/input/unsaved-work.ts';
import { renderUi } from '#web/testing/render.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { Form } from './form.tsx';
import { FormField } from './form-field.tsx';
import { useDraft } from './use-draft.ts';
import { useSchemaForm } from './use-schema-form.ts';

const Person = z.object({ name: z.string().check(z.trim()), town: z.string() });
type Person = z.infer<typeof Person>;

/** How forms are reset after saving: to what the server saved, or to what was sent. */
const resets = {
  'what the server saved': (saved: Person) => ({ ...saved, town: 'Atlanta' }),
  'what was sent': (_saved: Person, sent: Person) => sent,
};

let endSaving: () => void = () => {};

function PersonForm({ getSaved }: { readonly getSaved: (saved: Person, sent: Person) => Person }) {
  const form = useSchemaForm(Person, { name: '', town: '' });
  const draft = useDraft(form, 'person');
  const save = async (person: Person, sent: Person) => {
    await new Promise<void>((resolve) => {
      endSaving = resolve;
    });
    draft.discard();
    form.reset(getSaved(person, sent));
  };
  return (
    <Form form={form} onSubmit={save}>
      <FormField control={form.control} name="name" label="Name">
        {(field) => <TextField {...field} />}
      </FormField>
      <FormField control={form.control} name="town" label="Town">
        {(field) => <TextField {...field} />}
      </FormField>
      <Button type="submit">Save</Button>
    </Form>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save' })));
const end = () => act(async () => endSaving());

beforeEach(() => localStorage.clear());

describe('Form', () => {
  it.each(Object.entries(resets))(
    'keeps what is typed while it saves as unsaved work, with its draft, and resets the rest to %s',
    async (_name, getSaved) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      try {
        await renderUi(<PersonForm getSaved={getSaved} />);
        type('Name', ' Ana');
        await press();
        type('Name', 'Anabel');
        await end();
        expect(field('Name').value).toBe('Anabel');
        expect(field('Town').value).toBe(getSaved({ name: '', town: '' }, { name: '', town: '' }).town);
        expect(hasUnsavedWork()).toBe(true);
        act(() => void vi.advanceTimersByTime(1000));
        expect(loadDraft(null, 'person')).toMatchObject({ name: 'Anabel' });
      } finally {
        vi.useRealTimers();
      }
    },
  );

  it('has no unsaved work after saving, until something is typed', async () => {
    await renderUi(<PersonForm getSaved={resets['what was sent']} />);
    type('Name', 'Ana');
    expect(hasUnsavedWork()).toBe(true);
    await press();
    await end();
    expect([field('Name').value, hasUnsavedWork()]).toEqual(['Ana', false]);
    type('Name', 'Anabel');
    expect(hasUnsavedWork()).toBe(true);
  });
});
