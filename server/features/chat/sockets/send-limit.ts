import { maxSends, sendWindowMs } from '#domain/features/chat/socket-messages.ts';

/** Counts the messages of one socket in fixed windows. */
export interface SendLimit {
  /** Seconds to wait; 0 if the message may be sent. */
  use(nowMs: number): number;
}

export function createSendLimit(): SendLimit {
  let startedAt = 0;
  let count = 0;
  return {
    use(nowMs) {
      if (nowMs - startedAt >= sendWindowMs) {
        startedAt = nowMs;
        count = 0;
      }
      count += 1;
      return count > maxSends ? Math.ceil((startedAt + sendWindowMs - nowMs) / 1000) : 0;
    },
  };
}
