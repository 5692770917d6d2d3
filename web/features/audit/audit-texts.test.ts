import { expect, it } from 'vitest';
import type { Translate } from '#web/lib/texts/i18n.ts';
import { formatChange } from './audit-texts.ts';

const t: Translate = (key, values) => (values ? `${values.field}: ${values.to}` : key);

it.each([
  ['no filters', { field: 'filter', from: null, to: '' }, 'filter: audit.nothing'],
  ['a new value', { field: 'phone', from: null, to: '555 0100' }, 'phone: 555 0100'],
  ['a removed value', { field: 'phone', from: '555 0100', to: null }, 'phone: audit.nothing'],
])('%s', (_name, change, text) => {
  expect(formatChange(t, 'audit', change)).toBe(text);
});
