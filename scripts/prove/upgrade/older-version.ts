import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

const migrations = 'server/db/migrations';

/** An older commit of the product in a folder of its own. */
export interface OlderVersion {
  readonly folder: string;
  readonly commit: string;
  /** Migrations that it does not have. */
  readonly newMigrations: readonly string[];
  readonly remove: () => void;
}

/** Checks out a commit that lacks the last migrations, at least `migrationCount`. Uses the packages of this version. */
export function checkOutOlderVersion(migrationCount: number): OlderVersion {
  const { commit, newMigrations } = findOlderCommit(migrationCount);
  const folder = mkdtempSync(join(tmpdir(), 'wavelength-older-'));
  git('worktree', 'add', '--quiet', '--detach', '--force', folder, commit);
  for (const name of ['node_modules', 'dist']) symlinkSync(resolve(name), join(folder, name));
  const remove = () => {
    git('worktree', 'remove', '--force', folder);
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, commit, newMigrations, remove };
}

/** Migrations may be committed in another order than that of their numbers, in which a database applies them. */
function findOlderCommit(migrationCount: number): Pick<OlderVersion, 'commit' | 'newMigrations'> {
  const files = readdirSync(migrations).toSorted();
  for (let count = migrationCount; count < files.length; count += 1) {
    const commit = findCommitBefore(files.slice(-count));
    const known = git('ls-tree', '--name-only', commit, `${migrations}/`)
      .split('\n')
      .map((path) => basename(path));
    const newMigrations = files.filter((file) => !known.includes(file));
    if (newMigrations.join() === files.slice(-newMigrations.length).join()) return { commit, newMigrations };
  }
  throw new Error(`No older commit lacks only the last ${migrationCount} or more migrations`);
}

/** The commit before the first that added one of the files. */
function findCommitBefore(files: readonly string[]): string {
  const added = files.map((file) =>
    git('log', '--diff-filter=A', '-1', '--format=%ct %H', '--', `${migrations}/${file}`),
  );
  const [, first = ''] = added.toSorted()[0]?.split(' ') ?? [];
  return git('rev-parse', '--short', `${first}^`);
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' }).trim();
}
