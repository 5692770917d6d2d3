// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from '#web/lib/api-error.ts';
import { loadDraft } from '#web/lib/input/drafts.ts';
import { usePageTitle } from '#web/lib/navigation/page-title.ts';
import { useSession } from '#web/lib/session.ts';
import { renderUi } from '#web/testing/render.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { EmailField } from '#web/ui/field/text/email-field.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { Form } from './form.tsx';
import { FormField } from './form-field.tsx';
import { useDraft } from './use-draft.ts';
import { useSchemaForm } from './use-schema-form.ts';

const Person = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(5)),
  email: z.email(),
});

const onSubmit = vi.fn<(person: z.infer<typeof Person>) => Promise<void>>();

function PersonForm({ draft }: { draft?: string }) {
  const form = useSchemaForm(Person, { name: '', email: '' });
  useDraft(form, draft ?? 'none');
  return (
    <Form form={form} onSubmit={onSubmit}>
      <FormField control={form.control} name="name" label="Full name">
        {(field) => <TextField {...field} hint="As you want to be called" />}
      </FormField>
      <FormField control={form.control} name="email" label="Email">
        {(field) => <EmailField {...field} />}
      </FormField>
      <Button type="submit">Submit answers</Button>
    </Form>
  );
}

beforeEach(() => {
  localStorage.clear();
  onSubmit.mockReset().mockResolvedValue();
});

describe('Form', () => {
  it('submitting invalid values -> lists the error of each field, focuses the summary and keeps the values', async () => {
    await renderUi(<PersonForm />);
    type('Full name', 'Ana Maria');
    await submit();
    const summary = await screen.findByRole('region', { name: 'There is a problem' });
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(summary.textContent).toContain('Fix 2 answers');
    expect(summary.textContent).toContain('Full name: Use 5 characters or fewer.');
    expect(summary.textContent).toContain('Email: Enter an email address, like name@example.com.');
    expect(input('Full name').value).toBe('Ana Maria');
    expect(usePageTitle.getState().hasError).toBe(true);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('clicking an error in the summary focuses its field', async () => {
    await renderUi(<PersonForm />);
    await submit();
    await waitFor(() => expect(document.activeElement?.tagName).toBe('SECTION'));
    fireEvent.click(screen.getByRole('button', { name: /^Email:/ }));
    await waitFor(() => expect(document.activeElement).toBe(input('Email')));
  });

  it('shows the error at the field and removes it when the value becomes valid', async () => {
    await renderUi(<PersonForm />);
    await submit();
    const name = input('Full name');
    await waitFor(() => expect(describedBy(name)).toContain('This field is required.'));
    expect(name.getAttribute('aria-invalid')).toBe('true');
    type('Full name', 'Ana');
    await waitFor(() => expect(describedBy(name)).toBe('As you want to be called'));
  });

  it('submits the values parsed by the schema, and as they were entered', async () => {
    await renderUi(<PersonForm />);
    type('Full name', '  Ana ');
    type('Email', 'ana@example.com');
    await submit();
    const entered = { name: '  Ana ', email: 'ana@example.com' };
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ ...entered, name: 'Ana' }, entered));
  });

  it('a field error from the server -> shown at the field', async () => {
    onSubmit.mockRejectedValue(
      new ApiError(400, { code: 'invalid_input', fields: [{ field: 'body.email', code: 'email_taken' }] }),
    );
    await renderUi(<PersonForm />);
    await submitValidAnswers();
    await waitFor(() => expect(describedBy(input('Email'))).toContain('This email already has an account.'));
  });

  it('an error without a field -> shown as text above the form', async () => {
    onSubmit.mockRejectedValue(new ApiError(0, {}));
    await renderUi(<PersonForm />);
    await submitValidAnswers();
    const summary = await screen.findByRole('region', { name: 'There is a problem' });
    expect(summary.textContent).toContain('You’re offline.');
    expect(input('Full name').value).toBe('Ana');
  });
});

describe('useDraft', () => {
  it('saves the draft after the save delay and restores it on the next visit', async () => {
    vi.useFakeTimers();
    const { unmount } = await renderUi(<PersonForm draft="person" />);
    type('Full name', 'Ana');
    act(() => void vi.advanceTimersByTime(1000));
    expect(loadDraft(null, 'person')).toEqual({ name: 'Ana', email: '' });
    vi.useRealTimers();
    unmount();
    await renderUi(<PersonForm draft="person" />);
    await waitFor(() => expect(input('Full name').value).toBe('Ana'));
  });

  it('leaving the page before the save delay saves the draft', async () => {
    await renderUi(<PersonForm draft="person" />);
    type('Full name', 'Anabel');
    await act(async () => void window.dispatchEvent(new Event('pagehide')));
    expect(loadDraft(null, 'person')).toEqual({ name: 'Anabel', email: '' });
  });

  it('unmounting before the save delay saves the draft, except after logout', async () => {
    const { unmount } = await renderUi(<PersonForm draft="person" />);
    type('Full name', 'Anabel');
    await waitFor(() => expect(input('Full name').value).toBe('Anabel'));
    unmount();
    expect(loadDraft(null, 'person')).toEqual({ name: 'Anabel', email: '' });
    localStorage.clear();
    useSession.setState(({ user }) => ({ user: { ...user, user_id: 5 } }));
    const left = await renderUi(<PersonForm draft="person" />);
    type('Full name', 'Anabel');
    useSession.setState(({ user }) => ({ user: { ...user, user_id: null } }));
    left.unmount();
    expect(loadDraft(5, 'person')).toBeNull();
  });
});

async function submitValidAnswers(): Promise<void> {
  type('Full name', 'Ana');
  type('Email', 'ana@example.com');
  await submit();
}

async function submit(): Promise<void> {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Submit answers' })));
}

function input(label: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(label);
}

function type(label: string, text: string): void {
  fireEvent.change(input(label), { target: { value: text } });
}

function describedBy(element: Element): string {
  const ids = (element.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}
