import { expect, it } from 'vitest';
import type { Translate } from '#web/lib/texts/i18n.ts';
import { formatCountedLabel } from './counted-label.ts';

const t: Translate = (key, values) => `${key} ${values?.label} ${values?.count}`;

it('more jobs than are counted for a search -> the limit', () => {
  expect(formatCountedLabel(t, 'On site', 3609)).toBe('jobs.search.filters.countedMany On site 1,000');
  expect(formatCountedLabel(t, 'On site', 1000)).toBe('jobs.search.filters.counted On site 1,000');
});
