import { expect, test } from 'vitest';
import { isSendKey } from './send-key.ts';

const plain = { key: 'Enter', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, isComposing: false };

test('sends with Ctrl or Command and Enter regardless of the setting', () => {
  for (const habit of ['designed', 'sends', 'line'] as const) {
    expect(isSendKey({ ...plain, ctrlKey: true }, habit)).toBe(true);
    expect(isSendKey({ ...plain, metaKey: true }, habit)).toBe(true);
  }
});

test('sends with Enter alone only if set', () => {
  expect(isSendKey(plain, 'sends')).toBe(true);
  expect(isSendKey(plain, 'designed')).toBe(false);
  expect(isSendKey(plain, 'line')).toBe(false);
});

test('sends nothing with Shift+Enter, during composition, or with other keys', () => {
  expect(isSendKey({ ...plain, shiftKey: true }, 'sends')).toBe(false);
  expect(isSendKey({ ...plain, isComposing: true }, 'sends')).toBe(false);
  expect(isSendKey({ ...plain, isComposing: true, ctrlKey: true }, 'sends')).toBe(false);
  expect(isSendKey({ ...plain, key: 'a', ctrlKey: true }, 'sends')).toBe(false);
});
