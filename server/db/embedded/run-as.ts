import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** The system user that PostgreSQL's processes run as. */
export interface RunAs {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root: then `postgres` where the system has it, else `nobody`. Undefined: as ourselves. */
export function getServerUser(): RunAs | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  return findUser(users, 'postgres') ?? findUser(users, 'nobody') ?? { uid: 65534, gid: 65534 };
}

/**
 * How PostgreSQL is told its folder. A user we switch to may not be able to walk the path (a clone under root's closed home),
 * but the process is started inside the folder, and Linux lets it name that place without walking.
 */
export function folderArgument(folder: string, user: RunAs | undefined): string {
  return user && process.platform === 'linux' ? '/proc/self/cwd' : folder;
}

/** Whether the user can walk from the root down to `folder`. */
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
