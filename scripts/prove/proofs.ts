import type { DebianServers } from '#scripts/ci/debian-servers.ts';

interface RunSettings {
  readonly env?: Readonly<Record<string, string>>;
  /** Servers of Debian that run for its duration. */
  readonly servers?: DebianServers;
}

/** Test files, run with the settings of the full size. */
interface TestRun extends RunSettings {
  readonly tests: readonly string[];
}

/** A program that prints its figures, one in each line, and exits with 0 if they are within the limits. */
interface ProgramRun extends RunSettings {
  readonly program: string;
}

/** A goal of reliability, with what shows that it is met. */
export interface Proof {
  readonly id: string;
  readonly title: string;
  readonly limit: string;
  readonly runs: readonly (TestRun | ProgramRun)[];
}

export const proofs: readonly Proof[] = [
  {
    id: 'R1',
    title: 'Killed processes',
    limit: '50 kills of product, database, or both, after 10,000 writes each: 0 acknowledged writes lost or doubled',
    runs: [
      {
        tests: ['server/start/durability.test.ts'],
        env: { DURABILITY_ROUNDS: '25', DURABILITY_WRITES: '10000', DURABILITY_MESSAGES: '200' },
        servers: { DURABILITY_DATABASE_URL: 'durablePostgres15' },
      },
      { tests: ['server/db/durability.test.ts'], env: { DURABILITY_ROUNDS: '50' } },
    ],
  },
  {
    id: 'R2',
    title: 'Power loss',
    limit: 'every commit is flushed to disk: at least as many flushes of the log as groups of commits',
    runs: [{ program: 'scripts/prove/flushes.ts' }],
  },
  {
    id: 'R3',
    title: 'One server for a data folder',
    limit: 'a second one ends within 2 s and names the first; the lock of a killed one is recovered',
    runs: [{ tests: ['server/db/embedded/embedded.test.ts', 'server/main.test.ts'] }],
  },
  {
    id: 'R4',
    title: 'Idle sockets',
    limit: '10,000 sockets for 10 minutes: 0 closed, at most 16 KB each',
    runs: [{ program: 'bench/chat/run.ts', env: { IDLE_SOCKETS: '10000', IDLE_SECONDS: '600' } }],
  },
  {
    id: 'R5',
    title: 'Chat messages exactly once',
    limit: '10,000 messages, 50 clients, 5 kills, on 1 and 2 processes: none missing, none twice, same order',
    runs: [
      {
        tests: ['server/features/chat/exactly-once.test.ts'],
        env: { CHAT_CLIENTS: '50', CHAT_MESSAGES: '10000', CHAT_KILLS: '5' },
        servers: { TEST_DATABASE_URL: 'durablePostgres15', REDIS_URL: 'redis' },
      },
    ],
  },
  {
    id: 'R6',
    title: 'Slow clients',
    limit: 'a client that does not read is disconnected, and receives everything when it returns',
    runs: [{ tests: ['server/features/chat/sockets', 'server/features/chat/limits.test.ts'] }],
  },
  {
    id: 'R7',
    title: 'Killed imports',
    limit: 'each file ends in exactly one group, also after kill -9',
    runs: [{ tests: ['server/features/bulk-imports'] }],
  },
  {
    id: 'R8',
    title: 'Hostile input',
    limit: '200,000 requests over all endpoints: 0 answers of 500 or above; 20,000 frames of a socket: 0 failures',
    runs: [
      {
        tests: ['server/http/hostile-input.test.ts', 'server/features/chat/sockets/hostile-frames.test.ts'],
        env: { HOSTILE_REQUESTS: '200000', HOSTILE_FRAMES: '20000' },
      },
    ],
  },
  {
    id: 'R9',
    title: 'Permissions',
    limit: 'every endpoint for every role: 0 differences to the permission matrix',
    runs: [{ tests: ['server/http/access.test.ts', 'domain/access'] }],
  },
  {
    id: 'R10',
    title: 'Graceful stop',
    limit: 'SIGTERM: no request in progress fails, exit with 0 within 9.5 s',
    runs: [{ tests: ['server/start/shutdown.test.ts'] }],
  },
  {
    id: 'R11',
    title: 'Database away',
    limit: 'only 503 during the outage; working again within 5 s',
    runs: [{ tests: ['server/db/connection/outage.test.ts', 'server/db/connection/overload.test.ts'] }],
  },
  {
    id: 'R12',
    title: 'Backup and restore',
    limit: 'every row, file, and key equal; a damaged backup changes nothing',
    runs: [
      { tests: ['server/db/backup'] },
      { tests: ['server/db/backup'], servers: { TEST_DATABASE_URL: 'postgres15' } },
    ],
  },
  {
    id: 'R13',
    title: 'Migrations',
    limit:
      'the connection cut before every change of the schema: no partial migration; during an upgrade the older version answers all requests, and it can return',
    runs: [
      { tests: ['server/db/migrate'], env: { MIGRATION_CUTS: 'all' } },
      { program: 'scripts/prove/upgrade.ts', servers: { DATABASE_URL: 'durablePostgres15' } },
    ],
  },
  {
    id: 'R14',
    title: 'Simultaneous changes',
    limit: '10,000 operations: every acknowledged change in the history once, every history legal',
    runs: [
      { tests: ['server/features/applications/histories.test.ts'], env: { OPERATIONS: '10000' } },
      { tests: ['concurrency.test.ts'] },
    ],
  },
  {
    id: 'R15',
    title: 'Sessions',
    limit: '5,000 random histories: no token accepted that the rules refuse',
    runs: [{ tests: ['server/features/accounts/session'], env: { SESSION_RUNS: '5000' } }],
  },
  {
    id: 'R16',
    title: 'Two hours of load',
    limit:
      'after warm-up the heap after a collection grows less than 1 MB an hour, and the memory of the process at most 5 %; no growth of open files or connections; 0 errors',
    runs: [{ program: 'scripts/prove/soak.ts', env: { SOAK_MINUTES: '120' } }],
  },
  {
    id: 'R17',
    title: 'Other services away',
    limit:
      'the product works without Redis, mail server, bucket, and sign-in provider; each mail is sent once afterwards',
    runs: [
      {
        tests: [
          'server/realtime',
          'server/features/live',
          'server/features/mail',
          'server/features/sign-in',
          'server/files/store.test.ts',
          'server/files/bucket-outage.test.ts',
        ],
        servers: { REDIS_URL: 'redis' },
      },
    ],
  },
  {
    id: 'R18',
    title: 'Full disk',
    limit: '503, nothing half-written, working again when there is space',
    runs: [{ tests: ['server/files/full-disk.test.ts'] }],
  },
  {
    id: 'R19',
    title: 'Load',
    limit:
      '500 people with 50 requests a second, 200 chat messages a second on 2,000 sockets: p95 under 150 ms, p99 of messages under 250 ms, 0 errors',
    runs: [{ program: 'scripts/prove/load.ts' }],
  },
  {
    id: 'R20',
    title: 'Planted defects',
    limit: 'every mutant in permissions, lifecycles, scores, and sessions is caught by a test',
    runs: [{ program: 'scripts/prove/mutants.ts' }],
  },
  {
    id: 'R21',
    title: 'Several processes behind a proxy',
    limit: 'the sample deployment: sessions and chats across two processes; no read fails while one is killed',
    runs: [{ program: 'scripts/prove/deployment.ts' }],
  },
  {
    id: 'R22',
    title: 'Silent connections and slow senders',
    limit: '20,000 silent connections, 500 slow senders: other addresses are answered within 1 s',
    runs: [{ program: 'scripts/prove/silent.ts' }],
  },
];
