import type { Statement } from './product/product.ts';
import { startProduct } from './product/product-process.ts';
import type { Scenario } from './scenarios.ts';
import { fetchJson, logInAll } from './sign-in.ts';

/** Number of recorded requests per caller. */
const requestsPerCaller = 10;

/** Records the SQL statements per request, with warm caches. */
export async function recordStatements(
  settings: Readonly<Record<string, string>>,
  scenarios: readonly Scenario[],
): Promise<Map<Scenario, (readonly Statement[])[]>> {
  const product = await startProduct({ ...settings, RECORD: 'on' });
  try {
    const tokens = await logInAll(product.url);
    const statements = new Map<Scenario, (readonly Statement[])[]>();
    await product.ask('filledInMs');
    for (const scenario of scenarios) {
      const requests = tokens.seekers.flatMap((_token, caller) =>
        scenario.requestsOf(caller, tokens).slice(0, requestsPerCaller),
      );
      const all: (readonly Statement[])[] = [];
      for (const request of requests) {
        await fetchJson(product.url, request);
        await product.ask('statements');
        await fetchJson(product.url, request);
        all.push(await product.ask('statements'));
      }
      statements.set(scenario, all);
    }
    return statements;
  } finally {
    await product.stop();
  }
}
