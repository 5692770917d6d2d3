// npm run sign-in -- list | set PROVIDER … | off PROVIDER | passwords on|off | reset-two-factor EMAIL: the sign-in methods of a tenant.
// The product may keep running.
import { readFileSync } from 'node:fs';
import { visitor } from '#domain/access/actor.ts';
import type { Tenant } from '#server/context.ts';
import { openExistingDatabase } from '#server/db/command-database.ts';
import { DatabaseError } from '#server/db/connection/database-error.ts';
import { type OpenDatabase, openDatabase } from '#server/db/connection/open.ts';
import { readSettings, type Settings, SettingsError } from '#server/env.ts';
import { resetSecondStep } from '#server/features/accounts/service.ts';
import {
  describeSignInMethods,
  findTenantBySlug,
  saveProvider,
  setPasswordsAllowed,
  turnOffProvider,
} from '#server/features/sign-in/service.ts';
import { createLogger } from '#server/http/ops/logger.ts';
import { createMetrics } from '#server/lib/metrics.ts';
import { createSecretBox } from '#server/lib/secrets/secret-box.ts';
import { openEventBus } from '#server/realtime/open-events.ts';
import { quietLog, requireSecret } from './database/command.ts';
import { readSignInCommand, type SignInCommand } from './sign-in/arguments.ts';

try {
  await run(readSignInCommand(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof DatabaseError || error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run(command: SignInCommand): Promise<void> {
  const settings = readSettings();
  const found = await openExistingDatabase(settings, quietLog);
  const log = createLogger('warn');
  const database = await openDatabase({ databaseUrl: found.url, dataDir: settings.dataDir, log });
  try {
    const tenant = await findTenantBySlug(database.forTenant('none'), command.tenant);
    if (!tenant) throw new DatabaseError(`There is no tenant ${command.tenant ?? 'yet. Start the product once.'}`);
    const db = database.forTenant(tenant.id);
    if (command.what === 'off') await turnOffProvider(db, tenant.id, command.provider);
    if (command.what === 'passwords') await setPasswordsAllowed(db, tenant.id, command.isOn);
    if (command.what === 'reset-two-factor') {
      console.log(await runReset(command.email, { database, tenant, settings }));
      return;
    }
    if (command.what === 'set') {
      const { secretFile, what: _what, tenant: _tenant, ...provider } = command;
      const clientSecret = secretFile === undefined ? null : readSecret(secretFile);
      await saveProvider(db, createSecretBox(requireSecret(settings)), {
        ...provider,
        tenantId: tenant.id,
        clientSecret,
      });
    }
    console.log(`${tenant.title}:\n${(await describeSignInMethods(db, tenant.id)).join('\n')}`);
  } finally {
    await database.close();
    await found.stop();
  }
}

interface Installation {
  readonly database: OpenDatabase;
  readonly tenant: Tenant;
  readonly settings: Settings;
}

async function runReset(email: string, { database, tenant, settings }: Installation): Promise<string> {
  const events = await openEventBus(database, settings.redisUrl, createLogger('warn'));
  try {
    const metrics = createMetrics(database.poolStatus);
    const db = database.forTenant(tenant.id);
    const ctx = { db, tenant, actor: visitor, requestId: 'sign-in', origin: null, events, metrics };
    const wasOn = await resetSecondStep(ctx, email);
    if (wasOn === null) throw new DatabaseError(`${tenant.title} has no account with the email ${email}.`);
    return wasOn
      ? `Two-factor authentication of ${email} is off, and an email informs them. They log in with their password only.`
      : `${email} does not use two-factor authentication. Nothing was changed.`;
  } finally {
    await events.close();
  }
}

function readSecret(file: string): string {
  const secret = readFileSync(file === '-' ? 0 : file, 'utf8').trim();
  if (secret === '') throw new DatabaseError('The secret file is empty.');
  return secret;
}
