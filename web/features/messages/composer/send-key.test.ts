import { expect, test } from 'vitest';
import { isSendKey } from './send-key.ts';

const plain = { key: 'Enter', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, isComposing: false };

test('Ctrl or Command with Enter sends, whatever the habit', () => {
  for (const habit of ['designed', 'sends', 'line'] as const) {
    expect(isSendKey({ ...plain, ctrlKey: true }, habit)).toBe(true);
    expect(isSendKey({ ...plain, metaKey: true }, habit)).toBe(true);
  }
});

test('Enter alone sends for those who want it, and begins a line for all others', () => {
  expect(isSendKey(plain, 'sends')).toBe(true);
  expect(isSendKey(plain, 'designed')).toBe(false);
  expect(isSendKey(plain, 'line')).toBe(false);
});

test('Shift with Enter, a sign being composed and every other key send nothing', () => {
  expect(isSendKey({ ...plain, shiftKey: true }, 'sends')).toBe(false);
  expect(isSendKey({ ...plain, isComposing: true }, 'sends')).toBe(false);
  expect(isSendKey({ ...plain, isComposing: true, ctrlKey: true }, 'sends')).toBe(false);
  expect(isSendKey({ ...plain, key: 'a', ctrlKey: true }, 'sends')).toBe(false);
});
