// Attacks the product with silent and slow connections, and measures the answers to others.
import { checkSilentConnections } from '#scripts/ci/silent-connections.ts';

/** The requirement for callers from other addresses. */
const maxAnswerMs = 1000;

const { passed, failures, skipped } = await checkSilentConnections({ maxAnswerMs });
for (const line of [...failures, ...skipped]) console.log(line);
process.exit(passed > 0 && failures.length === 0 ? 0 : 1);
