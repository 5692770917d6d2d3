import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';

const naughtyStrings = JSON.parse(
  readFileSync(join(import.meta.dirname, 'fixtures/naughty-strings.json'), 'utf8'),
) as string[];

export const hostileText = fc.oneof(
  fc.constantFrom(...naughtyStrings),
  fc.constantFrom(
    '\0',
    '\ud800',
    '1e400',
    '-1',
    '9007199254740993',
    '../../etc/passwd',
    "' or 1=1 --",
    '%00',
    '💥'.repeat(500),
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

export const hostileValue = fc.oneof(
  { depthSize: 'small' },
  hostileText,
  fc.constantFrom<unknown>(null, true, -1, 1e308, 0.1, [], {}, [[]], { $ne: null }, { __proto__: { admin: true } }),
);
