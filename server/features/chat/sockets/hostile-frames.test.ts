import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import { openPlainSocket, type PlainEvent } from '#server/testing/chat/chat.ts';
import { makeAccount, makeTenant } from '#server/testing/factories.ts';
import { hostileText, hostileValue } from '#server/testing/hostile-values.ts';

const app = testApp();

/** For the full run: HOSTILE_FRAMES=20000 npx vitest run server/features/chat/sockets/hostile-frames.test.ts */
const frameCount = Number(process.env.HOSTILE_FRAMES ?? 600);
/** Below the limits of frames that wait, and of frames of one socket. */
const framesPerBatch = 60;
const batchesPerSocket = 3;

const value = (...valid: readonly unknown[]) => fc.oneof(fc.constantFrom(...valid), hostileValue);

const hostileFrame = fc.oneof(
  fc
    .record(
      {
        message_type: value('send', 'typing', 'read'),
        event_type: value('resume'),
        message: value('Hello', ['a', 'b']),
        client_id: value('0b6c2f0e-6a52-4b11-9f3e-8a4d6f0c1b2a'),
        seq: value(1, 2 ** 53 - 1, 2 ** 31, -0),
        after: value(0, 2 ** 53 - 1),
        typing: value(true),
        page: value('/jobs'),
        language: value('en'),
      },
      { requiredKeys: [] },
    )
    .map((frame) => JSON.stringify(frame)),
  hostileText,
  fc.constantFrom('{"message_type":"send","message":"a"', '[]', 'null', '{"__proto__":{"message_type":"send"}}'),
);

describe('/ws/:room/', () => {
  it(
    'answers hostile frames with an event or "invalid", and stays open',
    async ({ annotate }) => {
      const tenant = await makeTenant(app());
      const seeker = await makeAccount(app(), tenant, 'job_seeker');
      const frames = fc.sample(hostileFrame, { numRuns: frameCount, seed: 20_261 });
      const events: PlainEvent[] = [];
      for (let start = 0; start < frames.length; ) {
        const socket = await openPlainSocket(app(), seeker, '/ws/hOsTi/');
        for (let batch = 0; batch < batchesPerSocket && start < frames.length; batch += 1) {
          for (const frame of frames.slice(start, start + framesPerBatch)) socket.raw.send(frame);
          start += framesPerBatch;
          const marker = `batch ${batch}`;
          socket.send({ message_type: 'send', message: '', client_id: marker });
          await socket.waitFor(({ client_id }) => client_id === marker);
        }
        events.push(...socket.received);
        socket.close();
      }
      const codes = Map.groupBy(events, ({ event_type, code }) => `${event_type} ${code ?? ''}`.trim());
      await annotate(
        `${frameCount} frames; ${[...codes].map(([code, list]) => `${list.length} × ${code}`).join(', ')}`,
      );
      expect(codes.has('error unavailable')).toBe(false);
      expect(codes.has('error invalid')).toBe(true);
    },
    120_000 + frameCount * 50,
  );
});
