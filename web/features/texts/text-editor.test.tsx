// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { TextEntry } from '#domain/features/texts/contract.ts';
import { type ApiCall, mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries } from '#web/testing/queries.tsx';
import { TextEditor } from './text-editor.tsx';

const entry: TextEntry = { key: 'overview.dashboard.hello', standard: 'Hello, {{name}}', own: null };
const path = '/api/v1/tenant/texts/en/overview.dashboard.hello';

const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const textField = () => screen.getByLabelText<HTMLTextAreaElement>('Your text');
const changeText = (value: string) => fireEvent.change(textField(), { target: { value } });

async function openEditor(found: TextEntry, replies: Parameters<typeof mockApi>[0] = {}): Promise<ApiCall[]> {
  const calls = mockApi(replies);
  await renderWithQueries(<TextEditor language="en" entry={found} />);
  fireEvent.click(await screen.findByRole('button', { name: /^Change: / }));
  return calls;
}

describe('TextEditor', () => {
  it('starts with the standard text and names its placeholders', async () => {
    await openEditor(entry);
    expect(textField().value).toBe('Hello, {{name}}');
    screen.getByText('Keep these placeholders: {{name}}');
    expect(screen.queryByRole('button', { name: 'Restore standard text' })).toBeNull();
  });

  it('saves a text and shows it as changed', async () => {
    const own = 'Welcome, {{name}}';
    const calls = await openEditor(entry, { [`PUT ${path}`]: () => [200, { ...entry, own }] });
    changeText(own);
    click('Save text');
    await screen.findByRole('button', { name: `Change: ${own}` });
    screen.getByText(/changed/);
    expect(calls).toMatchObject([{ method: 'PUT', body: { text: own } }]);
  });

  it('sends no empty text', async () => {
    const calls = await openEditor(entry);
    changeText(' ');
    click('Save text');
    await screen.findByText('There is a problem');
    expect(calls).toEqual([]);
  });

  it('stays open with the entered text if a placeholder is missing', async () => {
    const fields = [{ field: 'body.text', code: 'places_differ' }];
    await openEditor(entry, { [`PUT ${path}`]: () => [400, { code: 'invalid_input', fields }] });
    changeText('Welcome');
    click('Save text');
    expect((await screen.findAllByText(/Keep every placeholder in double braces/)).length).toBeGreaterThan(0);
    expect(textField().value).toBe('Welcome');
  });

  it('restores the standard text of a changed entry', async () => {
    const calls = await openEditor({ ...entry, own: 'Hi, {{name}}' }, { [`DELETE ${path}`]: () => [200, entry] });
    click('Restore standard text');
    await screen.findByRole('button', { name: 'Change: Hello, {{name}}' });
    expect(screen.queryByText(/changed/)).toBeNull();
    expect(calls.map(({ method }) => method)).toEqual(['DELETE']);
  });

  it('keeps the text and shows the error when restoring fails', async () => {
    const own = 'Hi, {{name}}';
    await openEditor({ ...entry, own }, { [`DELETE ${path}`]: () => [500, { code: 'server_error' }] });
    click('Restore standard text');
    await screen.findByText(/Something went wrong on our side/);
    expect(textField().value).toBe(own);
  });

  it('changes nothing on Cancel', async () => {
    const calls = await openEditor(entry);
    changeText('Something else');
    click('Cancel');
    screen.getByRole('button', { name: 'Change: Hello, {{name}}' });
    expect(calls).toEqual([]);
  });
});
