// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAppliedText } from './use-applied-text.ts';

function renderField() {
  return renderHook(({ applied }) => useAppliedText(applied), { initialProps: { applied: '' } });
}

it('keeps what is typed between applying the text and the new value', () => {
  const { result, rerender } = renderField();
  act(() => result.current.setText('data'));
  act(() => result.current.markApplied('data'));
  act(() => result.current.setText('data analyst'));
  rerender({ applied: 'data' });
  expect(result.current.text).toBe('data analyst');
});

it('shows the value in its standard form', () => {
  const { result, rerender } = renderField();
  act(() => result.current.setText('90000'));
  act(() => result.current.markApplied('90,000'));
  rerender({ applied: '90,000' });
  expect(result.current.text).toBe('90,000');
});

it('follows Back and Forward', () => {
  const { result, rerender } = renderField();
  act(() => result.current.setText('data'));
  act(() => result.current.markApplied('data'));
  rerender({ applied: 'data' });
  rerender({ applied: '' });
  expect(result.current.text).toBe('');
  rerender({ applied: 'data' });
  expect(result.current.text).toBe('data');
});

it('follows Back after a text was applied that changed nothing', () => {
  const { result, rerender } = renderField();
  act(() => result.current.markApplied(''));
  act(() => result.current.setText('data'));
  rerender({ applied: 'nurse' });
  expect(result.current.text).toBe('nurse');
});
