import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** The system user that runs PostgreSQL. */
export interface RunAs {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root. Then this is `postgres` if it exists, else `nobody`; undefined for the current user. */
export function getServerUser(): RunAs | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  return findUser(users, 'postgres') ?? findUser(users, 'nobody') ?? { uid: 65534, gid: 65534 };
}

/**
 * The folder argument for PostgreSQL. Another user may lack permission for parent folders (such as root's home), but the
 * process starts in the folder, and on Linux it can refer to it as its working directory.
 */
export function folderArgument(folder: string, user: RunAs | undefined): string {
  return user && process.platform === 'linux' ? '/proc/self/cwd' : folder;
}

/** Whether the user has search permission for `folder` and all its parents. */
export function canTraverse(folder: string, user: RunAs | undefined): boolean {
  if (!user) return true;
  const { uid, gid, mode } = statSync(folder);
  const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
  if ((mode & bit) === 0) return false;
  const parent = dirname(resolve(folder));
  return parent === resolve(folder) || canTraverse(parent, user);
}

function findUser(users: readonly string[], name: string): RunAs | undefined {
  const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}
