// `npm run check:style [FILTER]`: prints every finding of the style check, or those whose path contains FILTER.
import { style } from '#scripts/check/style.ts';

const [filter = ''] = process.argv.slice(2);
const { checkedCount, problems } = await style.run();
const found = problems.filter((problem) => problem.includes(filter));
for (const problem of found) console.log(problem);
console.log(`\n${found.length} findings in ${checkedCount} files`);
if (found.length > 0) process.exitCode = 1;
