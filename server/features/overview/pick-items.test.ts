import { describe, expect, it } from 'vitest';
import type { ActionItem } from '#domain/features/overview/contract.ts';
import { pickItems } from './pick-items.ts';

const person = { title: 'Tester', company: 'Fernhollow', name: 'Rosa', waiting_since: '', due: '' };
const late = (id: number): ActionItem => ({ ...person, kind: 'late_reply', job_id: 1, application_id: id });
const draft = (id: number): ActionItem => ({ ...person, kind: 'draft', job_id: id, updated_at: '' });
const chats: ActionItem = { kind: 'chats', count: 2, waiting_since: '' };

describe('pickItems', () => {
  it('gives each kind a place before it adds a second item of a kind', () => {
    expect(pickItems([late(1), late(2), late(3), draft(1), chats], 4)).toEqual([chats, late(1), late(2), draft(1)]);
  });

  it('lists all items by urgency if there are few', () => {
    expect(pickItems([draft(2), draft(1), late(1)], 7)).toEqual([late(1), draft(2), draft(1)]);
  });
});
