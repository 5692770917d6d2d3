import { existsSync } from 'node:fs';
import { canInstall, installPrograms } from '#scripts/setup/debian.ts';
import { giveUp } from '#scripts/setup/output.mjs';

/** The same engine without what only a window needs: it draws the same pages with half the computing. */
const SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE = '/usr/bin/chromium';

/** The browser that `CHROMIUM_PATH` names, else Debian's. */
export function chromiumPath(): string {
  return process.env.CHROMIUM_PATH || [SHELL, WHOLE].find((path) => existsSync(path)) || SHELL;
}

/** Makes sure the browser journeys have a browser. Installs Debian's where it can, else says at once what to do. */
export async function bringChromium(): Promise<void> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen)) giveUp(`CHROMIUM_PATH names ${chosen}, and no file is there.`);
  if (chosen || existsSync(SHELL)) return;
  const mayInstall = canInstall();
  const fallback = existsSync(WHOLE);
  if (!mayInstall && !fallback) ask();
  const fonts = fallback ? {} : { '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc': 'fonts-noto-cjk' };
  const programs = { [SHELL]: 'chromium-headless-shell', ...fonts };
  if (mayInstall) await installPrograms(programs).catch((error: unknown) => (fallback ? console.error(error) : ask()));
}

function ask(): never {
  return giveUp(
    'The browser journeys need Chromium or Chrome. Install one, then run again with its path:\n' +
      '  CHROMIUM_PATH=/path/to/chromium npm test\n' +
      'On Debian and Ubuntu: sudo apt-get install chromium-headless-shell fonts-noto-cjk',
  );
}
