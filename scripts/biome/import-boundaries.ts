import { globSync } from 'node:fs';

/** Import patterns that a folder must not use, and what to use instead. */
interface ImportBoundary {
  readonly group: readonly string[];
  readonly importNamePattern?: string;
  readonly message: string;
}

/** One override of biome.json: which files, and the rules that hold for them. */
interface Override {
  readonly includes: readonly string[];
  readonly linter: { readonly rules: Readonly<Record<string, unknown>> };
}

const noParent = boundary(['../**', '..'], 'Inside a folder write ./, outside it #domain/, #server/ or #web/.');
const pureDomain = boundary(
  ['**', '!./**', '!#domain/**', '!zod/mini'],
  'The domain is pure: zod/mini and #domain/ alone.',
);
const domainTests = boundary(['#server/**', '#web/**'], 'The domain is pure: it imports neither side.');

const noWeb = boundary(
  ['#web/**', '#scripts/**', 'react', 'react-dom'],
  'The server does not import the web side: use #domain/.',
);
const noTesting = boundary(['#server/testing/**'], 'Only tests use server/testing/.');
const sqlLocation = 'SQL belongs in queries.ts, features/reports/ and db/.';
const noDriver = boundary(['pg'], sqlLocation);
const noSql = { ...boundary(['kysely'], sqlLocation), importNamePattern: 'sql' };
const onlyOutbound = 'Request addresses that a user entered through ctx.outbound (server/lib/network/outbound.ts).';
const noRequests = {
  ...boundary(['node:http', 'node:https', 'undici'], onlyOutbound),
  importNamePattern: 'request|get|fetch',
};
const noApp = boundary(['#server/app.ts', '#server/main.ts'], 'Nothing below imports the application.');

const noServer = boundary(
  ['#server/**', '#scripts/**', 'node:*', 'node:*/**', 'fastify', 'pg', 'kysely'],
  'The web side does not import the server: use #domain/.',
);
const smallZod = boundary(['zod'], "Import * as z from 'zod/mini': a smaller download for the web side.");
const noContracts = {
  ...boundary(['#domain/**'], 'Import routes from web/lib/api/: a contract brings its schemas into the browser.'),
  importNamePattern: '.*Api',
};
const noFetching = boundary(
  ['@tanstack/react-query', '#web/lib/call.ts'],
  'The design system takes plain props and never fetches.',
);

const noTimers = 'Use web/lib/spec-timer.ts, which the comfort settings can stop.';
const noFetch = 'Call a contract through web/lib/call.ts.';
const timers = { setTimeout: noTimers, setInterval: noTimers };

const watchedTest = {
  ...boundary(
    ['@playwright/test'],
    'Import test from e2e/support/test.ts: it fails if the browser blocks a part of a page.',
  ),
  importNamePattern: 'test',
};

/** The import boundaries, most general first: a later override replaces the whole list of an earlier one. */
export function importBoundaries(): readonly Override[] {
  return [
    imports(['domain/**/*.ts'], [pureDomain]),
    imports(['domain/**/*.test.ts', 'domain/**/*.arbitraries.ts'], [domainTests, noParent]),
    ...serverBoundaries(),
    ...webBoundaries(),
    imports(['e2e/**/*.spec.ts'], [watchedTest, noParent]),
  ];
}

function serverBoundaries(): readonly Override[] {
  const outbound = [noWeb, noTesting, noDriver, noSql, noApp, noParent];
  const server = [noWeb, noTesting, noDriver, noRequests];
  const features = 'server/features';
  return [
    imports(['server/**/*.ts'], [...server, noSql, noApp, noParent]),
    imports(['server/*.ts'], [...server, noSql, noParent]),
    imports(['server/lib/network/outbound.ts'], outbound),
    globals(['server/**/*.ts'], { fetch: onlyOutbound }),
    // Runs in the programs of employers, not in the server.
    rules(['server/http/docs/client/client.ts'], { style: { noRestrictedGlobals: 'off' } }),
    imports(['server/search/**/*.ts'], [...server, noSql, noApp, onlyServices(), noParent]),
    imports([`${features}/**/*.ts`], [...server, noSql, noApp, onlyServices(), noParent]),
    ...featuresWithFolders(features).map((feature) =>
      imports([`${features}/${feature}/**/*.ts`], [...server, noSql, noApp, onlyServices(feature), noParent]),
    ),
    imports(queryFiles(`${features}/**`), [...server, noApp, onlyServices(), noParent]),
    imports(queryFiles('server/search/**'), [...server, noApp, onlyServices(), noParent]),
    ...featuresWithFolders(features).map((feature) =>
      imports(queryFiles(`${features}/${feature}/**`), [...server, noApp, onlyServices(feature), noParent]),
    ),
    imports([`${features}/reports/**/*.ts`], [...server, noApp, onlyServices('reports'), noParent]),
    imports(['server/db/**/*.ts'], [noWeb, noTesting, noApp, noParent]),
    imports(['server/testing/**/*.ts', 'server/**/*.test.ts'], [noWeb, noParent]),
    rules(['server/testing/**/*.ts', 'server/**/*.test.ts'], { style: { noRestrictedGlobals: 'off' } }),
  ];
}

function webBoundaries(): readonly Override[] {
  const web = [noServer, smallZod, noContracts, noParent];
  const features = 'web/features';
  return [
    withoutTimers(['web/**']),
    imports(['web/app/**', 'web/*.ts', 'web/*.tsx'], web),
    imports(['web/lib/**'], [...web, layers(['app', 'pages', 'features', 'ui'])]),
    imports(['web/ui/**'], [...web, layers(['app', 'pages', 'features']), noFetching]),
    imports([`${features}/**`], [...web, layers(['app', 'pages']), onlyQueries()]),
    ...featuresWithFolders(features).map((feature) =>
      imports([`${features}/${feature}/**`], [...web, layers(['app', 'pages']), onlyQueries(feature)]),
    ),
    imports(['web/pages/**'], [...web, layers(['app'])]),
    globals(['web/lib/call.ts'], timers),
    globals(['web/lib/spec-timer.ts'], { fetch: noFetch }),
    imports(
      ['web/**/*.test.ts', 'web/**/*.test.tsx', 'web/testing/**'],
      [boundary(['#server/**'], noServer.message), noParent],
    ),
    rules(['web/**/*.test.ts', 'web/**/*.test.tsx', 'web/testing/**'], { style: { noRestrictedGlobals: 'off' } }),
  ];
}

function onlyServices(own?: string): ImportBoundary {
  return boundary(
    ['#server/features/*/**', '!#server/features/*/service.ts', ...(own ? [`!#server/features/${own}/**`] : [])],
    'Server features import each other through service.ts only.',
  );
}

function onlyQueries(own?: string): ImportBoundary {
  return boundary(
    ['#web/features/*/**', '!#web/features/*/queries.ts', ...(own ? [`!#web/features/${own}/**`] : [])],
    'Web features import each other through queries.ts only.',
  );
}

/** `paths.ts` lists all URLs, so pages and features may import it. */
function layers(above: readonly string[]): ImportBoundary {
  const open = above.includes('ui') ? [] : ['!#web/app/paths.ts'];
  return boundary(
    [...above.map((layer) => `#web/${layer}/**`), ...open],
    'Layers import downwards only: app -> pages -> features -> ui -> lib.',
  );
}

/** Features with subfolders, whose files import their own feature by its full path. */
function featuresWithFolders(folder: string): readonly string[] {
  const names = globSync(`${folder}/*/*/*.{ts,tsx}`).map((path) => path.replaceAll('\\', '/').split('/')[2] ?? '');
  return [...new Set(names)].sort();
}

function queryFiles(folder: string): readonly string[] {
  return [`${folder}/queries.ts`, `${folder}/*-queries.ts`];
}

function boundary(group: readonly string[], message: string): ImportBoundary {
  return { group, message };
}

function imports(includes: readonly string[], patterns: readonly ImportBoundary[]): Override {
  return rules(includes, { style: { noRestrictedImports: { level: 'error', options: { patterns } } } });
}

function withoutTimers(includes: readonly string[]): Override {
  return globals(includes, { ...timers, fetch: noFetch });
}

function globals(includes: readonly string[], deniedGlobals: Readonly<Record<string, string>>): Override {
  return rules(includes, { style: { noRestrictedGlobals: { level: 'error', options: { deniedGlobals } } } });
}

function rules(includes: readonly string[], groups: Readonly<Record<string, unknown>>): Override {
  return { includes, linter: { rules: groups } };
}
