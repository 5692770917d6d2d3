import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '#server/env.ts';
import { newToken } from './random-token.ts';

type Source = Pick<Settings, 'secret' | 'dataDir'>;

/** The installation's secret: the one that is set, else the one kept in the data folder, made there the first time. */
export function getOrCreateSecret(source: Source): string {
  return findSecret(source) ?? createSecret(source.dataDir);
}

/** The same, but undefined where there is none yet. */
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
    // Whole or not at all, and never over one that another process has just made.
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
