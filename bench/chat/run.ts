// `npm run bench:chat`: memory of idle sockets, and the time of a message from one customer's socket to the other, next to
// bare `ws` servers and a commit on the same machine. Writes the section "Chat" of bench/results.md.
import { loadavg } from 'node:os';
import { writeSection } from '#bench/results/results-page.ts';
import { pollIntervalMs } from '#domain/features/notifications/contract.ts';
import { buildWeb } from '#scripts/start/build-web.ts';
import { getQuantile, perSecond } from './delivery.ts';
import { measureIdle } from './idle.ts';
import { customerCount, type Peer, startChat, startEcho, startRelay } from './peers.ts';
import { measurePolling } from './polling.ts';

const maxKilobytesPerSocket = 16;
const roundCount = 6;
const secondsPerRound = 5;

buildWeb();
// First, because memory that other measurements freed would hide what the sockets use.
const idleSockets = await measureIdle();
const polling = await measurePolling();
const { commit, chat } = await startChat();
const peers = [await startEcho(), await startRelay(), commit, chat];
const rows = new Map(peers.map((peer) => [peer, { times: [] as number[], retryCount: 0, cpuMs: [0, 0] }]));
// In turn, because other programs on the machine come and go.
let idleCpuMs: readonly number[] = [0, 0];
for (let round = 0; round < roundCount; round += 1) {
  for (const peer of peers) {
    const before = peer.getCpuTimes();
    const idleBefore = chat.getCpuTimes();
    const { times, retryCount } = await peer.measure(secondsPerRound);
    const row = getRow(peer);
    row.times.push(...times);
    row.retryCount += retryCount;
    row.cpuMs = addSince(row.cpuMs, before, peer.getCpuTimes());
    if (peer === peers[1]) idleCpuMs = addSince(idleCpuMs, idleBefore, chat.getCpuTimes());
  }
}
for (const peer of peers) await peer.stop();

const [echoMs, relayMs, commitMs, chatMs] = peers.map((peer) => getQuantile(getRow(peer).times, 0.5)) as [
  number,
  number,
  number,
  number,
];
const idle = idleCpuMs.map((ms) => (ms / (roundCount * secondsPerRound)).toFixed(0));
const text = `${new Date().toISOString().slice(0, 10)}, load average ${(loadavg()[0] ?? 0).toFixed(1)} on this machine.
Measured in turn, ${roundCount} times ${secondsPerRound} seconds each.

| ${perSecond} messages a second, ${customerCount * 2} sockets | p10 ms | p50 ms | p99 ms | messages | sent again | CPU ms of server + database per message |
|---|---|---|---|---|---|---|
${peers.map(formatRow).join('\n')}

At p50 the chat takes ${(chatMs / echoMs).toFixed(1)} times as long as the echo, and ${(chatMs / relayMs).toFixed(1)} times as long as the relay, which sends the same
frames. The relay and one commit together take ${(relayMs + commitMs).toFixed(2)} ms: no message is delivered before it is committed to the disk.
The CPU time of the chat includes what its ${customerCount * 2} sockets and its background tasks cost without messages: ${idle.join(' + ')} ms a second.

${idleSockets.count} idle sockets of chats for ${idleSockets.seconds} seconds: ${idleSockets.kilobytes.toFixed(1)} KB each (limit ${maxKilobytesPerSocket}), ${idleSockets.closed} closed.

A poll of the notifications without changes costs ${polling.serverMs.toFixed(2)} + ${polling.databaseMs.toFixed(2)} ms of CPU of server + database. Each open page polls every ${pollIntervalMs / 1000} seconds:
1,000 open pages use ${formatPollingShare()} % of a processor.`;
console.log(text);
writeSection('Chat', text);
process.exit(idleSockets.closed > 0 || idleSockets.kilobytes > maxKilobytesPerSocket ? 1 : 0);

function formatPollingShare(): string {
  return ((100_000 * (polling.serverMs + polling.databaseMs)) / pollIntervalMs).toFixed(1);
}

function getRow(peer: Peer) {
  const row = rows.get(peer);
  if (!row) throw new Error(`${peer.name} is not measured`);
  return row;
}

function addSince(sum: readonly number[], before: readonly number[], after: readonly number[]): number[] {
  return sum.map((ms, index) => ms + (after[index] ?? 0) - (before[index] ?? 0));
}

function formatRow(peer: Peer): string {
  const { times, retryCount, cpuMs } = getRow(peer);
  const quantiles = [0.1, 0.5, 0.99].map((share) => getQuantile(times, share).toFixed(2));
  const cpu = peer.getCpuTimes === commit.getCpuTimes ? '' : formatCpu(cpuMs, times.length);
  return `| ${[peer.name, ...quantiles, times.length, retryCount, cpu].join(' | ')} |`;
}

function formatCpu([server = 0, database = 0]: readonly number[], count: number): string {
  const perMessage = (server / count).toFixed(2);
  return database === 0 ? perMessage : `${perMessage} + ${(database / count).toFixed(2)}`;
}
