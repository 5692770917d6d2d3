// `npm run check`: every rule of the house that needs no running product, one line each.
import { dependencies } from '#scripts/check/dependencies.ts';
import { type Check, type Finding, holds } from '#scripts/check/finding.ts';
import { licences } from '#scripts/check/licenses.ts';
import { lintConfig } from '#scripts/check/lint-config.ts';
import { lockfile } from '#scripts/check/lockfile.ts';
import { minimumVersions } from '#scripts/check/minimum-versions.ts';
import { sizes } from '#scripts/check/sizes.ts';
import { sqlHome } from '#scripts/check/sql-location.ts';
import { suppressions } from '#scripts/check/suppressions.ts';
import { lint, types, unused } from '#scripts/check/tools.ts';
import { close, one, sum } from '#scripts/test/tally.ts';

const checks = [
  lockfile,
  licences,
  minimumVersions,
  dependencies,
  sizes,
  suppressions,
  sqlHome,
  lintConfig,
  lint,
  unused,
  types,
];

close(sum(await Promise.all(checks.map(report))));

async function report(check: Check) {
  const start = Date.now();
  const finding = await look(check);
  const ok = holds(finding);
  const time = `${((Date.now() - start) / 1000).toFixed(1)} s`;
  console.log(`${ok ? 'ok    ' : 'FAILED'}  ${check.name.padEnd(20)} ${finding.looked} ${finding.unit}, ${time}`);
  for (const problem of finding.problems) console.log(problem.replaceAll(/^/gm, '        '));
  return one(check.name, ok);
}

/** A check that cannot do its work has not passed. */
async function look(check: Check): Promise<Finding> {
  try {
    return await check.run();
  } catch (error) {
    return { looked: 0, unit: 'things', problems: [String(error)] };
  }
}
