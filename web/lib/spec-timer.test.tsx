// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetComfort, setComfort } from './comfort.ts';
import { useSpecTimer, useTicker, withTimeout } from './spec-timer.ts';

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

function Timer(props: { isActive?: boolean; isPaused?: boolean; restartOn?: number }) {
  useSpecTimer(7000, ran, props);
  return null;
}

function pass(ms: number): void {
  act(() => void vi.advanceTimersByTime(ms));
}

describe('useSpecTimer', () => {
  it('default settings -> runs after exactly the given time', () => {
    render(<Timer />);
    pass(6999);
    expect(ran).not.toHaveBeenCalled();
    pass(1);
    expect(ran).toHaveBeenCalledOnce();
  });

  it('timers: longer -> runs after ten times the given time', () => {
    act(() => setComfort({ timers: 'longer' }));
    render(<Timer />);
    pass(69_999);
    expect(ran).not.toHaveBeenCalled();
    pass(1);
    expect(ran).toHaveBeenCalledOnce();
  });

  it.each([{ timers: 'never' }, { calm: 'true' }] as const)('%o -> never runs', (comfort) => {
    act(() => setComfort(comfort));
    render(<Timer />);
    pass(10_000_000);
    expect(ran).not.toHaveBeenCalled();
  });

  it('turning timers off stops a running timer', () => {
    render(<Timer />);
    pass(5000);
    act(() => setComfort({ calm: 'true' }));
    pass(10_000_000);
    expect(ran).not.toHaveBeenCalled();
  });

  it('isPaused pauses the timer, then it resumes with the remaining time', () => {
    const { rerender } = render(<Timer />);
    pass(5000);
    rerender(<Timer isPaused />);
    pass(60_000);
    rerender(<Timer />);
    pass(1999);
    expect(ran).not.toHaveBeenCalled();
    pass(1);
    expect(ran).toHaveBeenCalledOnce();
  });

  it('a changed restartOn restarts the timer', () => {
    const { rerender } = render(<Timer restartOn={1} />);
    pass(6000);
    rerender(<Timer restartOn={2} />);
    pass(6999);
    expect(ran).not.toHaveBeenCalled();
    pass(1);
    expect(ran).toHaveBeenCalledOnce();
  });
});

describe('useTicker', () => {
  it('runs repeatedly until isActive is false', () => {
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
});

describe('withTimeout', () => {
  it('a promise that takes too long -> rejects with the given error', async () => {
    const late = withTimeout(120_000, new Promise(() => undefined), () => new Error('late'));
    const outcome = expect(late).rejects.toThrow('late');
    await vi.advanceTimersByTimeAsync(120_000);
    await outcome;
  });
});
