// npm run audit -- --verify [TENANT:POSITION:HASH …]: checks that no entry of the audit trail was changed, removed or added later.
// The product may keep running.
import { openExistingDatabase } from '#server/db/command-database.ts';
import { DatabaseError } from '#server/db/connection/database-error.ts';
import { openDatabase } from '#server/db/connection/open.ts';
import { readSettings, SettingsError } from '#server/env.ts';
import { createAuditHasher } from '#server/features/audit/audit-hasher.ts';
import { verifyAuditTrails } from '#server/features/audit/service.ts';
import { createLogger } from '#server/http/ops/logger.ts';
import { describeVerification, isIntact, parseHeads } from './audit/report.ts';
import { quietLog, requireSecret } from './database/command.ts';

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof DatabaseError || error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run(args: readonly string[]): Promise<void> {
  const expected = parseHeads(args);
  const settings = readSettings();
  const hasher = createAuditHasher(requireSecret(settings));
  const found = await openExistingDatabase(settings, quietLog);
  const log = createLogger('warn');
  const database = await openDatabase({ databaseUrl: found.url, dataDir: settings.dataDir, log });
  try {
    for (const verified of await verifyAuditTrails(database, hasher, expected)) {
      console.log(describeVerification(verified).join('\n'));
      if (!isIntact(verified)) process.exitCode = 1;
    }
  } finally {
    await database.close();
    await found.stop();
  }
}
