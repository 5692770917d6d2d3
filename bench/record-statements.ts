import type { Statement } from './product/product.ts';
import { type ProductProcess, startProduct } from './product/product-process.ts';
import type { Scenario } from './scenarios.ts';
import { fetchJson, logInAll, type Tokens } from './sign-in.ts';

/** Number of recorded requests per caller. */
const requestsPerCaller = 10;

type Recorded = Map<Scenario, (readonly Statement[])[]>;

/** Records the SQL statements per request, with warm caches. */
export async function recordStatements(
  settings: Readonly<Record<string, string>>,
  scenarios: readonly Scenario[],
): Promise<Recorded> {
  const product = await startProduct({ ...settings, RECORD: 'on' });
  try {
    await product.ask('filledInMs');
    return await recordWith(product, await logInAll(product.url), scenarios);
  } finally {
    await product.stop();
  }
}

/** The same with a running product that records. */
export async function recordWith(
  product: ProductProcess,
  tokens: Tokens,
  scenarios: readonly Scenario[],
): Promise<Recorded> {
  const statements: Recorded = new Map();
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
}
