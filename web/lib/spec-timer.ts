import { useEffect, useRef } from 'react';
import { getTimerFactor, useComfort } from './comfort.ts';
import { useLatest } from './hooks/use-latest.ts';

interface TimerOptions {
  /** False stops the timer; true restarts it from the beginning. */
  readonly isActive?: boolean;
  /** True pauses the timer; false resumes it with the remaining time. */
  readonly isPaused?: boolean;
  /** A changed value restarts the timer. */
  readonly restartOn?: unknown;
}

/**
 * Runs once after `ms` milliseconds, adjusted by the comfort settings: as designed, after ten times as long, or never.
 * For everything that closes, collapses or redirects automatically.
 */
export function useSpecTimer(ms: number, callback: () => void, options: TimerOptions = {}): void {
  const factor = useComfort(getTimerFactor);
  useDelay(ms * (factor ?? 1), callback, { ...options, isActive: (options.isActive ?? true) && factor !== null });
}

/** Runs once after `ms` milliseconds, for background work such as saving a draft. */
export function useDelay(ms: number, callback: () => void, options: TimerOptions = {}): void {
  const { isActive = true, isPaused = false, restartOn } = options;
  const latest = useLatest(callback);
  const remainingMs = useRef(ms);
  // biome-ignore lint/correctness/useExhaustiveDependencies: these changes restart the timer
  useEffect(() => {
    remainingMs.current = ms;
  }, [ms, isActive, restartOn]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed restartOn replaces the running timer
  useEffect(() => {
    if (!isActive || isPaused) return;
    const since = performance.now();
    const timer = setTimeout(() => latest.current(), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= performance.now() - since;
    };
  }, [ms, isActive, isPaused, restartOn, latest]);
}

/** Runs every `ms` milliseconds, for polling and background checks. */
export function useTicker(ms: number, callback: () => void, isActive = true): void {
  const latest = useLatest(callback);
  useEffect(() => {
    if (!isActive) return;
    const timer = setInterval(() => latest.current(), ms);
    return () => clearInterval(timer);
  }, [ms, isActive, latest]);
}

/** Runs every `ms` milliseconds, adjusted by the comfort settings: as designed, ten times less often, or never. */
export function useSpecTicker(ms: number, callback: () => void): void {
  const factor = useComfort(getTimerFactor);
  useTicker(ms * (factor ?? 1), callback, factor !== null);
}

/** Runs once after `ms` milliseconds, outside components. Returns a function that cancels it. */
export function scheduleOnce(ms: number, callback: () => void): () => void {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
}

/** Rejects with the given error when the promise has not settled after `ms` milliseconds. */
export function withTimeout<T>(ms: number, promise: Promise<T>, createError: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(createError()), ms);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}
