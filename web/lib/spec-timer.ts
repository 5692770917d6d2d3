import { useEffect, useRef } from 'react';
import { timerFactor, useComfort } from './comfort.ts';
import { useLatest } from './hooks/use-latest.ts';

interface TimerOptions {
  /** False stops the clock; true again starts it from the beginning. */
  readonly isActive?: boolean;
  /** True pauses the clock; false goes on with what is left. */
  readonly isPaused?: boolean;
  /** A changed value starts the clock from the beginning. */
  readonly restartOn?: unknown;
}

/**
 * Does something on its own after `ms` milliseconds, as far as the person's comfort settings let it:
 * as designed, ten times later, or never. For everything that closes, collapses or leaves by itself.
 */
export function useSpecTimer(ms: number, run: () => void, options: TimerOptions = {}): void {
  const factor = useComfort(timerFactor);
  useDelay(ms * (factor ?? 1), run, { ...options, isActive: (options.isActive ?? true) && factor !== null });
}

/** Runs once after `ms` milliseconds. For work behind the scenes, such as saving a draft; nobody is hurried by it. */
export function useDelay(ms: number, run: () => void, options: TimerOptions = {}): void {
  const { isActive = true, isPaused = false, restartOn } = options;
  const latest = useLatest(run);
  const left = useRef(ms);
  // biome-ignore lint/correctness/useExhaustiveDependencies: these changes are exactly what restarts the clock
  useEffect(() => {
    left.current = ms;
  }, [ms, isActive, restartOn]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed restartOn replaces the running clock
  useEffect(() => {
    if (!isActive || isPaused) return;
    const since = performance.now();
    const timer = setTimeout(() => latest.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [ms, isActive, isPaused, restartOn, latest]);
}

/** Runs every `ms` milliseconds. For polls and checks behind the scenes. */
export function useTicker(ms: number, run: () => void, active = true): void {
  const latest = useLatest(run);
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(() => latest.current(), ms);
    return () => clearInterval(timer);
  }, [ms, active, latest]);
}

/** Runs every `ms` milliseconds as far as the comfort settings let it: as designed, ten times less often, or never. */
export function useSpecTicker(ms: number, run: () => void): void {
  const factor = useComfort(timerFactor);
  useTicker(ms * (factor ?? 1), run, factor !== null);
}

/** Runs once after `ms` milliseconds, for work behind the scenes that outlives every part. Returns the way to stop it. */
export function later(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

/** Rejects with the given error when the promise has not settled after `ms` milliseconds. */
export function within<T>(ms: number, promise: Promise<T>, late: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), ms);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}
