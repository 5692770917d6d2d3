import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '#server/env.ts';
import { newToken } from './random-token.ts';

type Source = Pick<Settings, 'secret' | 'dataDir'>;

/** The installation's secret: from the settings, else from the data folder, where it is created on first use. */
export function getOrCreateSecret(source: Source): string {
  return findSecret(source) ?? createSecret(source.dataDir);
}

/** Like `getOrCreateSecret`, but undefined if there is none yet. */
export function findSecret({ secret, dataDir }: Source): string | undefined {
  if (secret) return secret;
  try {
    return readFileSync(getSecretPath(dataDir), 'utf8').trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function createSecret(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  const file = getSecretPath(dataDir);
  const temporaryFile = `${file}.${process.pid}`;
  writeFileSync(temporaryFile, `${newToken()}\n`, { mode: 0o600, flush: true });
  try {
    // Atomic, and fails if another process has just created the file.
    linkSync(temporaryFile, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(temporaryFile);
  }
  return readFileSync(file, 'utf8').trim();
}

function getSecretPath(dataDir: string): string {
  return join(dataDir, 'secret');
}
