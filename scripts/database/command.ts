import { DatabaseError } from '#server/db/connection/database-error.ts';
import { type Settings, SettingsError } from '#server/env.ts';
import { findSecret } from '#server/lib/secrets/secret.ts';

/** Prints warnings and errors only. */
export const quietLog = {
  info: () => {},
  warn: (_fields: object, text: string) => console.error(text),
  error: (_fields: object, text: string) => console.error(text),
};

/** Runs a command that takes one file and prints its result. Operator errors are printed without a stack trace. */
export async function runCommand(name: string, command: (file: string) => Promise<string>): Promise<void> {
  const file = process.argv[2];
  const started = performance.now();
  try {
    if (!file || process.argv.length > 3) throw new DatabaseError(`Usage: npm run ${name} -- FILE`);
    console.log(await command(file));
    console.log(`Done in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  } catch (error) {
    if (!(error instanceof DatabaseError || error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** @throws DatabaseError if the installation has no secret yet: a new one would not match any backup */
export function requireSecret(settings: Settings): string {
  const secret = findSecret(settings);
  if (secret === undefined) {
    throw new DatabaseError(
      'SECRET is not set, and the data folder contains none. Set SECRET to the value of the installation the backup belongs to.',
    );
  }
  return secret;
}
