import { existsSync } from 'node:fs';
import { canInstall, installPrograms } from '#scripts/setup/debian.ts';
import { exitWithError } from '#scripts/setup/output.mjs';

/** The same engine without a window: renders the same pages with half the CPU time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const FULL_BROWSER = '/usr/bin/chromium';

/** The browser that `CHROMIUM_PATH` names, else Debian's. */
export function chromiumPath(): string {
  return process.env.CHROMIUM_PATH || [HEADLESS_SHELL, FULL_BROWSER].find((path) => existsSync(path)) || HEADLESS_SHELL;
}

/** Ensures that the browser tests have a browser: installs Debian's if possible, else exits with instructions. */
export async function ensureChromium(): Promise<void> {
  const customPath = process.env.CHROMIUM_PATH;
  if (customPath && !existsSync(customPath))
    exitWithError(`CHROMIUM_PATH is ${customPath}, but that file does not exist.`);
  if (customPath || existsSync(HEADLESS_SHELL)) return;
  const mayInstall = canInstall();
  const fallback = existsSync(FULL_BROWSER);
  if (!mayInstall && !fallback) exitWithInstructions();
  const fonts = fallback ? {} : { '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc': 'fonts-noto-cjk' };
  const programs = { [HEADLESS_SHELL]: 'chromium-headless-shell', ...fonts };
  if (mayInstall)
    await installPrograms(programs).catch((error: unknown) =>
      fallback ? console.error(error) : exitWithInstructions(),
    );
}

function exitWithInstructions(): never {
  return exitWithError(
    'The browser tests need Chromium or Chrome. Install one, then run again with its path:\n' +
      '  CHROMIUM_PATH=/path/to/chromium npm test\n' +
      'On Debian and Ubuntu: sudo apt-get install chromium-headless-shell fonts-noto-cjk',
  );
}
