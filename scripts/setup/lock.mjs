/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }} LockEntry
 * @typedef {{ packages: Record<string, LockEntry> }} Lock
 */

/**
 * Whether the installed packages are those of the lockfile. npm writes what it installed to
 * `node_modules/.package-lock.json` as its last step, so an install that was cut off does not count.
 * Optional packages may be absent: they belong to other systems.
 * @param {Lock} wanted  package-lock.json
 * @param {Lock} installed  node_modules/.package-lock.json
 */
export function matchesLock(wanted, installed) {
  for (const [path, entry] of Object.entries(installed.packages)) {
    if (wanted.packages[path]?.integrity !== entry.integrity) return false;
  }
  return Object.entries(wanted.packages).every(
    ([path, entry]) => path === '' || entry.optional || entry.devOptional || path in installed.packages,
  );
}
