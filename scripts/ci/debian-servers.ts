import { installPrograms } from '#scripts/setup/debian.ts';
import type { Peer } from './peer.ts';
import { POSTGRES_15, startDurablePostgres15, startPostgres15 } from './postgres15.ts';
import { REDIS, startRedis } from './redis.ts';

const kinds = {
  postgres15: { program: `${POSTGRES_15}/postgres`, debianPackage: 'postgresql-15', start: () => startPostgres15() },
  durablePostgres15: {
    program: `${POSTGRES_15}/postgres`,
    debianPackage: 'postgresql-15',
    start: startDurablePostgres15,
  },
  redis: { program: REDIS, debianPackage: 'redis-server', start: startRedis },
};

/** By the environment variable that names a server, which one to start. */
export type DebianServers = Readonly<Record<string, keyof typeof kinds>>;

/** Starts servers of Debian for the duration of a run, which gets their URLs as environment variables. */
export async function runWithServers<Result>(
  servers: DebianServers,
  run: (env: Record<string, string>) => Promise<Result>,
): Promise<Result> {
  const needed = Object.entries(servers).map(([name, kind]) => ({ name, ...kinds[kind] }));
  await installPrograms(Object.fromEntries(needed.map((each) => [each.program, each.debianPackage])));
  const env: Record<string, string> = {};
  const started: Peer[] = [];
  try {
    for (const { name, start } of needed) {
      const peer = await start();
      started.push(peer);
      env[name] = peer.url;
    }
    return await run(env);
  } finally {
    for (const peer of started.reverse()) await peer.stop();
  }
}
