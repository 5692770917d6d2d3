/**
 * Settings of V8, the same as in `npm start`: limit the young generation, collect the old one after it has grown by
 * half instead of up to four times, and let the product collect what loading leaves behind.
 */
export const heapSettings = ['--max-semi-space-size=16', '--heap-growing-percent=50', '--expose-gc'];

/**
 * For the C library of Linux (glibc), in bytes: return the memory of freed arrays instead of keeping it for later ones. Loading
 * the search indexes frees hundreds of megabytes. Other systems ignore the settings.
 */
export const memorySettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '4194304',
};

/**
 * Starts this process again with the memory settings, which the C library reads only once. The process id stays the same.
 * Settings of the administrator take precedence.
 */
export function applyMemorySettings() {
  const isSet = Object.keys(memorySettings).some((name) => process.env[name] !== undefined);
  // A channel to a launcher would be lost.
  if (process.platform !== 'linux' || isSet || process.send || !process.execve) return;
  const environment = { ...process.env, ...memorySettings };
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], environment);
}
