// Attacks the product with silent and slow connections.
import { checkSilentConnections } from '#scripts/ci/silent-connections.ts';

const { passed, failures, skipped } = await checkSilentConnections();
for (const line of [...failures, ...skipped]) console.log(line);
process.exit(passed > 0 && failures.length === 0 ? 0 : 1);
