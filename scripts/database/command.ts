import { DatabaseRefusal } from '#server/db/refusal.ts';
import { type Settings, SettingsError } from '#server/env.ts';
import { existingSecret } from '#server/lib/secret.ts';

/** Progress is not worth a line in a command; trouble is. */
export const quietLog = {
  info: () => {},
  warn: (_fields: object, text: string) => console.error(text),
  error: (_fields: object, text: string) => console.error(text),
};

/** Runs a command that takes one file, and prints what it returns. What the operator can mend is said without a stack. */
export async function runCommand(name: string, command: (file: string) => Promise<string>): Promise<void> {
  const file = process.argv[2];
  const started = performance.now();
  try {
    if (!file || process.argv.length > 3) throw new DatabaseRefusal(`Name the file: npm run ${name} -- FILE`);
    console.log(await command(file));
    console.log(`Done in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  } catch (error) {
    if (!(error instanceof DatabaseRefusal || error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** @throws DatabaseRefusal where the installation has no secret yet: one made now would fit no backup */
export function requireSecret(settings: Settings): string {
  const secret = existingSecret(settings);
  if (secret === undefined) {
    throw new DatabaseRefusal(
      'SECRET is not set, and the data folder holds none. Set SECRET to the value of the installation the backup belongs to.',
    );
  }
  return secret;
}
