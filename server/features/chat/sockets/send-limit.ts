import { maxSends, sendWindowMs } from '#domain/features/chat/socket-messages.ts';

/** Counts what one socket sends, in fixed windows. */
export interface SendLimit {
  /** Seconds to wait; 0 if it is allowed. */
  use(nowMs: number): number;
}

export function createSendLimit(max = maxSends): SendLimit {
  let startedAt = 0;
  let count = 0;
  return {
    use(nowMs) {
      if (nowMs - startedAt >= sendWindowMs) {
        startedAt = nowMs;
        count = 0;
      }
      count += 1;
      return count > max ? Math.ceil((startedAt + sendWindowMs - nowMs) / 1000) : 0;
    },
  };
}
