import { describe, expect, it } from 'vitest';
import type { Translate } from '#web/lib/texts/i18n.ts';
import { formatChange, formatRecord } from './audit-texts.ts';

const t: Translate = (key, values) => (values ? `${values.field}: ${values.to}` : key);

describe('formatRecord', () => {
  it.each([
    ['a record by its number', { kind: 'job', id: '12', name: null }, 'job 12'],
    ['a record by its name', { kind: 'user', id: '7', name: 'Ada' }, 'user Ada'],
    ['a whole list by its kind only', { kind: 'audit', id: 'list', name: null }, 'audit'],
    ['a text by its language and key', { kind: 'text', id: 'fr/a.b', name: null }, 'text fr/a.b'],
    ['a hidden record', { kind: 'user', id: '7', name: null, is_hidden: true }, 'audit.hidden'],
  ])('names %s', (_name, record, text) => {
    expect(formatRecord(t, { is_hidden: false, ...record })).toBe(text);
  });
});

it.each([
  ['no filters', { field: 'filter', from: null, to: '' }, 'filter: audit.nothing'],
  ['a new value', { field: 'phone', from: null, to: '555 0100' }, 'phone: 555 0100'],
  ['a removed value', { field: 'phone', from: '555 0100', to: null }, 'phone: audit.nothing'],
])('%s', (_name, change, text) => {
  expect(formatChange(t, 'audit', change)).toBe(text);
});
