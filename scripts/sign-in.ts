// npm run sign-in -- list | set PROVIDER … | off PROVIDER | passwords on|off: the ways into a tenant. The product may go on running.
import { readFileSync } from 'node:fs';
import { existingDatabase } from '#server/db/command-database.ts';
import { openDatabase } from '#server/db/open.ts';
import { DatabaseRefusal } from '#server/db/refusal.ts';
import { readSettings, SettingsError } from '#server/env.ts';
import {
  describeWays,
  findTenantBySlug,
  saveProvider,
  switchOffProvider,
  switchPasswords,
} from '#server/features/sign-in/service.ts';
import { createLogger } from '#server/http/logger.ts';
import { createSecretBox } from '#server/secret-box.ts';
import { quietLog, secretFor } from './database/command.ts';
import { readSignInCommand, type SignInCommand } from './sign-in/arguments.ts';

try {
  await run(readSignInCommand(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof DatabaseRefusal || error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run(command: SignInCommand): Promise<void> {
  const settings = readSettings();
  const found = await existingDatabase(settings, quietLog);
  const log = createLogger('warn');
  const database = await openDatabase({ databaseUrl: found.url, dataDir: settings.dataDir, log });
  try {
    const tenant = await findTenantBySlug(database.db, command.tenant);
    if (!tenant) throw new DatabaseRefusal(`There is no tenant ${command.tenant ?? 'yet. Start the product once.'}`);
    if (command.what === 'off') await switchOffProvider(database.db, tenant.id, command.provider);
    if (command.what === 'passwords') await switchPasswords(database.db, tenant.id, command.isOn);
    if (command.what === 'set') {
      const { secretFile, what: _what, tenant: _tenant, ...provider } = command;
      const clientSecret = secretFile === undefined ? null : readSecret(secretFile);
      await saveProvider(database.db, createSecretBox(secretFor(settings)), {
        ...provider,
        tenantId: tenant.id,
        clientSecret,
      });
    }
    console.log(`${tenant.title}:\n${(await describeWays(database.db, tenant.id)).join('\n')}`);
  } finally {
    await database.close();
    await found.stop();
  }
}

function readSecret(file: string): string {
  const secret = readFileSync(file === '-' ? 0 : file, 'utf8').trim();
  if (secret === '') throw new DatabaseRefusal('The file of the secret is empty.');
  return secret;
}
