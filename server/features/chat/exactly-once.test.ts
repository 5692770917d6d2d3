import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { makeGuest } from '#server/testing/chat/chat.ts';
import { type ChatLedger, runChatClient } from '#server/testing/chat/chat-ledger.ts';
import { cloneDatabase } from '#server/testing/database/template.ts';
import { type Product, startProduct } from '#server/testing/product.ts';

/**
 * For the full run:
 * CHAT_CLIENTS=50 CHAT_MESSAGES=10000 CHAT_KILLS=5 npx vitest run server/features/chat/exactly-once.test.ts
 */
const clientCount = Number(process.env.CHAT_CLIENTS ?? 4);
const messageCount = Number(process.env.CHAT_MESSAGES ?? 48);
const killCount = Number(process.env.CHAT_KILLS ?? 1);
/** Sockets of one guest in one room. */
const clientsPerRoom = Math.min(5, clientCount / 2);
const messagesPerClient = messageCount / clientCount;
/** The send limit of a socket allows 2 messages per second. */
const timeoutMs = 120_000 + killCount * 20_000 + messagesPerClient * 1500;

const folder = mkdtempSync(join(tmpdir(), 'wavelength-chat-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts processes with one database that clients can reach at random, and replaces those that are killed. */
async function startProcesses(count: number) {
  const database = await cloneDatabase();
  const { REDIS_URL } = process.env;
  const start = () =>
    startProduct({
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      // Behind a proxy, so that each client can have its own address.
      PUBLIC_URL: 'https://wavelength.test',
      ...(REDIS_URL ? { REDIS_URL } : {}),
    });
  const products: Product[] = [];
  for (let i = 0; i < count; i += 1) products.push(await start());
  const pick = () => products[Math.floor(Math.random() * products.length)]?.url ?? '';
  const kill = async (index: number) => {
    const victim = products[index % count];
    victim?.signal('SIGKILL');
    await victim?.ended;
    products[index % count] = await start();
  };
  const stop = async () => {
    for (const product of products) product.signal('SIGINT');
    await Promise.all(products.map(({ ended }) => ended));
    await database.drop();
  };
  return { pick, kill, stop };
}

describe('chat messages through cuts and kill -9', () => {
  it.for([1, 2])(
    'on %i process(es) -> every receiver has every message once, in the same order',
    { timeout: timeoutMs },
    async (processCount, { annotate }) => {
      const processes = await startProcesses(processCount);
      const host = new URL(processes.pick()).host;
      const rooms = await Promise.all(
        Array.from({ length: clientCount / clientsPerRoom }, async (_, i) => {
          const guest = await makeGuest({ url: processes.pick() }, { host }, `g${i}@guest.test`);
          return { room: `room${String.fromCharCode(65 + i)}`, cookie: guest.cookie };
        }),
      );
      let acknowledged = 0;
      const clients = rooms.flatMap(({ room, cookie }, i) =>
        Array.from({ length: clientsPerRoom }, (_, j) =>
          runChatClient({
            url: processes.pick,
            room,
            cookie,
            address: `192.0.2.${1 + i * clientsPerRoom + j}`,
            messageCount: messagesPerClient,
            totalCount: messagesPerClient * clientsPerRoom,
            onAcknowledged: () => {
              acknowledged += 1;
            },
          }),
        ),
      );
      for (let i = 0; i < killCount; i += 1) {
        const target = ((i + 1) * messageCount) / (killCount + 2);
        while (acknowledged < target) await delay(10);
        await processes.kill(i);
      }
      const ledgers = await Promise.all(clients);
      for (let i = 0; i < rooms.length; i += 1) {
        checkRoom(ledgers.slice(i * clientsPerRoom, (i + 1) * clientsPerRoom));
      }
      expect(ledgers.every(({ cutCount }) => cutCount > 0)).toBe(true);
      const cutCount = ledgers.reduce((sum, ledger) => sum + ledger.cutCount, 0);
      await annotate(`${acknowledged} acknowledgments, ${cutCount} cuts, ${killCount} kills`);
      await processes.stop();
    },
  );
});

function checkRoom(ledgers: readonly ChatLedger[]): void {
  const sent = ledgers.flatMap((ledger) => ledger.sent);
  const [first] = ledgers;
  expect([...(first?.received ?? [])].sort()).toEqual(sent.sort());
  for (const { received, violations } of ledgers) {
    expect(violations).toEqual([]);
    expect(received).toEqual(first?.received);
  }
}
