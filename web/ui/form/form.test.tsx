// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { CallFailed } from '#web/lib/call-failed.ts';
import { readDraft } from '#web/lib/drafts.ts';
import { usePageTitle } from '#web/lib/page-title.ts';
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

const onSend = vi.fn<(person: z.infer<typeof Person>) => Promise<void>>();

function PersonForm({ draft }: { draft?: string }) {
  const form = useSchemaForm(Person, { name: '', email: '' });
  useDraft(form, draft ?? 'none');
  return (
    <Form form={form} onSend={onSend}>
      <FormField control={form.control} name="name" label="Full name">
        {(field) => <TextField {...field} hint="As you want to be called" />}
      </FormField>
      <FormField control={form.control} name="email" label="Email">
        {(field) => <EmailField {...field} />}
      </FormField>
      <Button type="submit">Send answers</Button>
    </Form>
  );
}

beforeEach(() => {
  localStorage.clear();
  onSend.mockReset().mockResolvedValue();
});

test('sending with problems names each field, takes the focus, and keeps the answers', async () => {
  await renderUi(<PersonForm />);
  type('Full name', 'Ana Maria');
  await send();
  const summary = await screen.findByRole('region', { name: 'There is a problem' });
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(summary.textContent).toContain('Fix 2 answers');
  expect(summary.textContent).toContain('Full name: Use at most 5 characters.');
  expect(summary.textContent).toContain('Email: Enter an email like name@example.com.');
  expect(input('Full name').value).toBe('Ana Maria');
  expect(usePageTitle.getState().hasProblem).toBe(true);
  expect(onSend).not.toHaveBeenCalled();
});

test('a line of the summary leads to its field', async () => {
  await renderUi(<PersonForm />);
  await send();
  await waitFor(() => expect(document.activeElement?.tagName).toBe('SECTION'));
  fireEvent.click(screen.getByRole('button', { name: /^Email:/ }));
  await waitFor(() => expect(document.activeElement).toBe(input('Email')));
});

test('each field says its own problem and is checked again as it is fixed', async () => {
  await renderUi(<PersonForm />);
  await send();
  const name = input('Full name');
  await waitFor(() => expect(describedBy(name)).toContain('This field is required.'));
  expect(name.getAttribute('aria-invalid')).toBe('true');
  type('Full name', 'Ana');
  await waitFor(() => expect(describedBy(name)).toBe('As you want to be called'));
});

test('sends what the schema makes of the answers', async () => {
  await renderUi(<PersonForm />);
  type('Full name', '  Ana ');
  type('Email', 'ana@example.com');
  await send();
  await waitFor(() => expect(onSend).toHaveBeenCalledWith({ name: 'Ana', email: 'ana@example.com' }));
});

test('what the server refuses stands beside its field', async () => {
  onSend.mockRejectedValue(
    new CallFailed(400, { code: 'invalid_input', fields: [{ field: 'body.email', code: 'email_taken' }] }),
  );
  await renderUi(<PersonForm />);
  await sendGoodAnswers();
  await waitFor(() => expect(describedBy(input('Email'))).toContain('This email already has an account.'));
});

test('a failure that belongs to no field stands above, in words', async () => {
  onSend.mockRejectedValue(new CallFailed(0, {}));
  await renderUi(<PersonForm />);
  await sendGoodAnswers();
  const summary = await screen.findByRole('region', { name: 'There is a problem' });
  expect(summary.textContent).toContain('You are offline.');
  expect(input('Full name').value).toBe('Ana');
});

test('a draft is kept after a pause and is back on the next visit', async () => {
  vi.useFakeTimers();
  const { unmount } = await renderUi(<PersonForm draft="person" />);
  type('Full name', 'Ana');
  act(() => void vi.advanceTimersByTime(1000));
  expect(readDraft(null, 'person')).toEqual({ name: 'Ana', email: '' });
  vi.useRealTimers();
  unmount();
  await renderUi(<PersonForm draft="person" />);
  await waitFor(() => expect(input('Full name').value).toBe('Ana'));
});

test('leaving the page within the pause keeps the last words', async () => {
  await renderUi(<PersonForm draft="person" />);
  type('Full name', 'Anabel');
  await act(async () => void window.dispatchEvent(new Event('pagehide')));
  expect(readDraft(null, 'person')).toEqual({ name: 'Anabel', email: '' });
});

test('a form that goes away within the pause keeps the last words, but not after logging out', async () => {
  const { unmount } = await renderUi(<PersonForm draft="person" />);
  type('Full name', 'Anabel');
  await waitFor(() => expect(input('Full name').value).toBe('Anabel'));
  unmount();
  expect(readDraft(null, 'person')).toEqual({ name: 'Anabel', email: '' });
  localStorage.clear();
  useSession.setState(({ user }) => ({ user: { ...user, user_id: 5 } }));
  const left = await renderUi(<PersonForm draft="person" />);
  type('Full name', 'Anabel');
  useSession.setState(({ user }) => ({ user: { ...user, user_id: null } }));
  left.unmount();
  expect(readDraft(5, 'person')).toBeNull();
});

async function sendGoodAnswers(): Promise<void> {
  type('Full name', 'Ana');
  type('Email', 'ana@example.com');
  await send();
}

async function send(): Promise<void> {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Send answers' })));
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
