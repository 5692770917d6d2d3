// npm run import -- jobs FILE [--tenant SLUG] [--dry-run] [--open-past]: imports job postings. The product may keep running.
import { parseArgs } from 'node:util';
import { visitor } from '#domain/access/actor.ts';
import { openExistingDatabase } from '#server/db/command-database.ts';
import { DatabaseError } from '#server/db/connection/database-error.ts';
import { openDatabase } from '#server/db/connection/open.ts';
import { readSettings, SettingsError } from '#server/env.ts';
import { ImportRefusal } from '#server/features/imports/import-refusal.ts';
import { importJobs, tenantForImport } from '#server/features/imports/service.ts';
import { createLogger } from '#server/http/ops/logger.ts';
import { createMetrics } from '#server/lib/metrics.ts';
import { openEventBus } from '#server/realtime/open-events.ts';
import { openLocations } from '#server/reference/locations.ts';
import { sharedTaxonomy } from '#server/reference/taxonomy.ts';
import { quietLog } from './database/command.ts';
import { problemLine, summaryLines } from './import/report.ts';

const usage = 'Usage: npm run import -- jobs FILE [--tenant SLUG] [--dry-run] [--open-past]';

try {
  await run(readArguments());
} catch (error) {
  const isForOperator =
    error instanceof ImportRefusal || error instanceof DatabaseError || error instanceof SettingsError;
  if (!isForOperator) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

interface Arguments {
  readonly file: string;
  readonly tenant: string | undefined;
  readonly isTrial: boolean;
  readonly opensPast: boolean;
}

function readArguments(): Arguments {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        tenant: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        'open-past': { type: 'boolean', default: false },
      },
    });
    const [what, file, ...more] = positionals;
    if (what !== 'jobs' || !file || more.length > 0) throw new ImportRefusal(usage);
    return { file, tenant: values.tenant, isTrial: values['dry-run'], opensPast: values['open-past'] };
  } catch (error) {
    if (error instanceof ImportRefusal) throw error;
    throw new ImportRefusal(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

async function run({ file, tenant: slug, isTrial, opensPast }: Arguments): Promise<void> {
  const settings = readSettings();
  const found = await openExistingDatabase(settings, quietLog);
  const log = createLogger('warn');
  const database = await openDatabase({ databaseUrl: found.url, dataDir: settings.dataDir, log });
  const events = await openEventBus(database, settings.redisUrl, log);
  try {
    const tenant = await tenantForImport(database.forTenant('none'), slug);
    const started = performance.now();
    const ctx = {
      db: database.forTenant(tenant.id),
      tenant,
      actor: visitor,
      requestId: 'import',
      origin: null,
      taxonomy: sharedTaxonomy,
      locations: openLocations(),
      events,
      metrics: createMetrics(database.poolStatus),
      clock: () => new Date(),
    };
    const outcome = await importJobs(ctx, file, {
      isTrial,
      opensPast,
      onProblem: (problem) => console.log(problemLine(problem)),
      onProgress: (rows) => process.stderr.isTTY && process.stderr.write(`\r${rows.toLocaleString('en-US')} rows`),
    });
    for (const line of summaryLines(outcome, { tenant: tenant.title, isTrial })) console.log(line);
    console.log(`Done in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  } finally {
    await events.close();
    await database.close();
    await found.stop();
  }
}
