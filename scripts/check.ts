// `npm run check`: every check that needs no running product, one line each.
import { dependencies } from '#scripts/check/dependencies.ts';
import { type Check, type Finding, passes } from '#scripts/check/finding.ts';
import { generatedFiles } from '#scripts/check/generated-files.ts';
import { licenses } from '#scripts/check/licenses.ts';
import { lockfile } from '#scripts/check/lockfile.ts';
import { minimumVersions } from '#scripts/check/minimum-versions.ts';
import { sizes } from '#scripts/check/sizes.ts';
import { sqlLocation } from '#scripts/check/sql-location.ts';
import { style } from '#scripts/check/style.ts';
import { suppressions } from '#scripts/check/suppressions.ts';
import { lint, types, unused } from '#scripts/check/tools.ts';
import { printResult, singleResult, sumTallies } from '#scripts/test/tally.ts';

const checks = [
  lockfile,
  licenses,
  minimumVersions,
  dependencies,
  sizes,
  suppressions,
  sqlLocation,
  style,
  generatedFiles,
  lint,
  unused,
  types,
];

printResult(sumTallies(await Promise.all(checks.map(reportCheck))));

async function reportCheck(check: Check) {
  const start = Date.now();
  const finding = await runCheck(check);
  const ok = passes(finding);
  const time = `${((Date.now() - start) / 1000).toFixed(1)} s`;
  console.log(`${ok ? 'ok    ' : 'FAILED'}  ${check.name.padEnd(20)} ${finding.checkedCount} ${finding.unit}, ${time}`);
  for (const problem of finding.problems) console.log(problem.replaceAll(/^/gm, '        '));
  return singleResult(check.name, ok);
}

/** A check that throws counts as failed. */
async function runCheck(check: Check): Promise<Finding> {
  try {
    return await check.run();
  } catch (error) {
    return { checkedCount: 0, unit: 'things', problems: [String(error)] };
  }
}
