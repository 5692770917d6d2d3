import { printStep } from '#scripts/setup/output.mjs';
import { buildWeb } from '#scripts/start/build-web.ts';
import { ensureChromium } from './chromium.ts';
import { runPlaywright } from './playwright.ts';
import { printResult, sumTallies } from './tally.ts';
import { runVitest } from './vitest.ts';

// Mostly a download, beside the tests that need no browser.
const chromium = ensureChromium();
// Some server tests start the whole product, which serves the built web side.
buildWeb();
printStep('Domain, server and web tests.');
const units = await runVitest('vitest');
await chromium;
printStep('Browser journeys.');
const journeys = await runPlaywright();
printResult(sumTallies([units, journeys]));
