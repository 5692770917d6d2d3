// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resetComfort, setComfort } from './comfort.ts';
import { useSpecTimer, useTicker, within } from './spec-timer.ts';

const ran = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  ran.mockReset();
  act(resetComfort);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Timer(props: { active?: boolean; held?: boolean; restartOn?: number }) {
  useSpecTimer(7000, ran, props);
  return null;
}

function pass(ms: number): void {
  act(() => void vi.advanceTimersByTime(ms));
}

test('runs at exactly its time by default', () => {
  render(<Timer />);
  pass(6999);
  expect(ran).not.toHaveBeenCalled();
  pass(1);
  expect(ran).toHaveBeenCalledOnce();
});

test('runs ten times later where somebody asks for longer timers', () => {
  act(() => setComfort({ timers: 'longer' }));
  render(<Timer />);
  pass(69_999);
  expect(ran).not.toHaveBeenCalled();
  pass(1);
  expect(ran).toHaveBeenCalledOnce();
});

test.each([{ timers: 'never' }, { calm: 'true' }] as const)('never runs with %o', (comfort) => {
  act(() => setComfort(comfort));
  render(<Timer />);
  pass(10_000_000);
  expect(ran).not.toHaveBeenCalled();
});

test('turning timers off stops one that is running', () => {
  render(<Timer />);
  pass(5000);
  act(() => setComfort({ calm: 'true' }));
  pass(10_000_000);
  expect(ran).not.toHaveBeenCalled();
});

test('held, it waits, and then goes on with what was left', () => {
  const { rerender } = render(<Timer />);
  pass(5000);
  rerender(<Timer held />);
  pass(60_000);
  rerender(<Timer />);
  pass(1999);
  expect(ran).not.toHaveBeenCalled();
  pass(1);
  expect(ran).toHaveBeenCalledOnce();
});

test('a restart gives the whole time again', () => {
  const { rerender } = render(<Timer restartOn={1} />);
  pass(6000);
  rerender(<Timer restartOn={2} />);
  pass(6999);
  expect(ran).not.toHaveBeenCalled();
  pass(1);
  expect(ran).toHaveBeenCalledOnce();
});

test('a ticker runs again and again until it is stopped', () => {
  const Ticker = ({ active }: { active: boolean }) => {
    useTicker(20_500, ran, active);
    return null;
  };
  const { rerender } = render(<Ticker active />);
  pass(20_500 * 3);
  expect(ran).toHaveBeenCalledTimes(3);
  rerender(<Ticker active={false} />);
  pass(20_500 * 3);
  expect(ran).toHaveBeenCalledTimes(3);
});

test('a promise that takes too long is given up', async () => {
  const late = within(120_000, new Promise(() => undefined), () => new Error('late'));
  const outcome = expect(late).rejects.toThrow('late');
  await vi.advanceTimersByTimeAsync(120_000);
  await outcome;
});
