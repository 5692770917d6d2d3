import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const migrations = 'server/db/migrations';

/** An older commit of the product in a folder of its own. */
export interface OlderVersion {
  readonly folder: string;
  readonly commit: string;
  /** Migrations that it does not have. */
  readonly newMigrations: readonly string[];
  readonly remove: () => void;
}

/** Checks out the commit before the one that added the first of the last migrations. Uses the packages of this version. */
export function checkOutOlderVersion(migrationCount: number): OlderVersion {
  const newMigrations = readdirSync(migrations).toSorted().slice(-migrationCount);
  const addedBy = newMigrations.map((file) =>
    git('log', '--diff-filter=A', '-1', '--format=%ct %H', '--', `${migrations}/${file}`),
  );
  const [, added = ''] = addedBy.toSorted()[0]?.split(' ') ?? [];
  const commit = git('rev-parse', '--short', `${added}^`);
  const folder = mkdtempSync(join(tmpdir(), 'wavelength-older-'));
  git('worktree', 'add', '--quiet', '--detach', '--force', folder, commit);
  for (const name of ['node_modules', 'dist']) symlinkSync(resolve(name), join(folder, name));
  const remove = () => {
    git('worktree', 'remove', '--force', folder);
    rmSync(folder, { recursive: true, force: true });
  };
  const known = readdirSync(join(folder, migrations));
  return {
    folder,
    commit,
    newMigrations: readdirSync(migrations).filter((file) => !known.includes(file)),
    remove,
  };
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' }).trim();
}
