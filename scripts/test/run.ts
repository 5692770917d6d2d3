import { say } from '#scripts/setup/output.mjs';
import { buildWeb } from '#scripts/start/build-web.ts';
import { bringChromium } from './chromium.ts';
import { runPlaywright } from './playwright.ts';
import { close, sum } from './tally.ts';
import { runVitest } from './vitest.ts';

// Mostly a download, beside the tests that need no browser.
const chromium = bringChromium();
// Some server tests start the whole product, which serves the built web side.
buildWeb();
say('Domain, server and web tests.');
const units = await runVitest('vitest');
await chromium;
say('Browser journeys.');
const journeys = await runPlaywright();
close(sum([units, journeys]));
