import { printStep } from '#scripts/setup/output.mjs';
import { buildWeb } from '#scripts/start/build-web.ts';
import { ensureChromium } from './chromium.ts';
import { runPlaywright } from './playwright.ts';
import { printResult, sumTallies } from './tally.ts';
import { runVitest, watchVitest } from './vitest.ts';

const [suite, ...filters] = process.argv.slice(2);

// Some server tests start the whole product, which serves the built web app.
buildWeb();
if (suite === 'watch') await watchVitest(filters);
else if (suite === 'unit') printResult(await runVitest('vitest', filters));
else if (suite === 'e2e') {
  await ensureChromium();
  printResult(await runPlaywright(filters));
} else {
  // Mostly a download, so it runs during the unit tests.
  const chromium = ensureChromium();
  printStep('Domain, server and web tests.');
  const unit = await runVitest('vitest');
  await chromium;
  printStep('Browser tests.');
  printResult(sumTallies([unit, await runPlaywright()]));
}
