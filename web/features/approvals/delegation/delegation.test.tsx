// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Delegation } from '#domain/features/approvals/delegation/contract.ts';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries } from '#web/testing/queries.tsx';
import { DelegationDialog } from './delegation-dialog.tsx';

const present: Delegation = { own: null, candidates: [{ id: 4, name: 'Obi Farnsworth' }], deciding_for: [] };
const away: Delegation = {
  ...present,
  own: { delegate: { id: 4, name: 'Obi Farnsworth' }, from: '2026-12-01', until: '2026-12-08', is_active: false },
};

async function open(delegation: Delegation) {
  const saved: unknown[] = [];
  mockApi({});
  const onSave = (body: unknown) => Promise.resolve(saved.push(body));
  await renderWithQueries(<DelegationDialog delegation={delegation} onSave={onSave} onClose={() => {}} />);
  return saved;
}

it('absence without a delegate -> names the field and sends nothing', async () => {
  const saved = await open(present);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(screen.getByRole('dialog').querySelectorAll('[aria-invalid="true"]').length).toBeGreaterThan(0),
  );
  expect(saved).toEqual([]);
});

it('saved absence -> sends the delegate and the days', async () => {
  const saved = await open(away);
  fireEvent.change(screen.getByLabelText('Last day away'), { target: { value: '2026-12-10' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toEqual([{ delegate_id: 4, from: '2026-12-01', until: '2026-12-10' }]));
});

it('"End absence" -> removes it', async () => {
  const saved = await open(away);
  fireEvent.click(screen.getByRole('button', { name: 'End absence' }));
  await waitFor(() => expect(saved).toEqual([null]));
});
