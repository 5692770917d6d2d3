// 500 job seekers with 50 requests a second, and 200 chat messages a second on 2,000 sockets, for a minute.
import { getQuantile } from '#bench/chat/delivery.ts';
import { formatLoad } from './load/format-load.ts';
import { runMixedLoad } from './load/mixed-load.ts';

const seconds = Number(process.env.LOAD_SECONDS ?? 60);
const result = await runMixedLoad({ seconds, perSecond: 50, memberCount: 500, chatCount: 1000 });
for (const line of formatLoad(result)) console.log(line);
const hasErrors = Object.keys(result.errors).length > 0 || result.chat.retryCount > 0;
process.exit(result.p95 < 150 && getQuantile(result.chat.times, 0.99) < 250 && !hasErrors ? 0 : 1);
