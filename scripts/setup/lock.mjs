/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }} LockEntry
 * @typedef {{ packages: Record<string, LockEntry> }} Lock
 */

/**
 * Whether the installed packages match the lockfile. npm writes `node_modules/.package-lock.json` as its last step, so
 * an interrupted install does not match. Optional packages may be missing: they belong to other systems.
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
