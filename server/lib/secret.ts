import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '#server/env.ts';
import { newToken } from './random-token.ts';

type Source = Pick<Settings, 'secret' | 'dataDir'>;

/** The installation's secret: the one that is set, else the one kept in the data folder, made there the first time. */
export function secretOf(source: Source): string {
  return existingSecret(source) ?? makeSecret(source.dataDir);
}

/** The same, but undefined where there is none yet. */
export function existingSecret({ secret, dataDir }: Source): string | undefined {
  if (secret) return secret;
  try {
    return readFileSync(secretFile(dataDir), 'utf8').trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function makeSecret(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  const file = secretFile(dataDir);
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, `${newToken()}\n`, { mode: 0o600, flush: true });
  try {
    // Whole or not at all, and never over one that another process has just made.
    linkSync(aside, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(aside);
  }
  return readFileSync(file, 'utf8').trim();
}

function secretFile(dataDir: string): string {
  return join(dataDir, 'secret');
}
