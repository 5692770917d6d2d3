/** A file that violates one lint rule, and the rule that must reject it. */
export interface LintCase {
  readonly path: string;
  readonly text: string;
  readonly rule: string;
}

const imports = 'noRestrictedImports';
const source = (...lines: string[]) => `${lines.join('\n')}\n`;
const body = (count: number) => Array.from({ length: count }, (_, index) => `  one(${index});`).join('\n');
const longFunction = (lines: number) => source('export function long(one: (n: number) => void) {', body(lines), '}');

const longFile = (lines: number) =>
  source(...Array.from({ length: lines }, (_, index) => `export const a${index} = 1;`));

/** Each file violates exactly one rule. */
export const rejectedFiles: readonly LintCase[] = [
  {
    path: 'e2e/a.spec.ts',
    text: source("import { test } from '@playwright/test';", "test('a', () => {});"),
    rule: imports,
  },
  { path: 'domain/features/a/node.ts', text: source("export type { Stats } from 'node:fs';"), rule: imports },
  { path: 'domain/features/a/library.ts', text: source("export type { Key } from 'react';"), rule: imports },
  {
    path: 'domain/features/a/to-server.ts',
    text: source("export type { Context } from '#server/context.ts';"),
    rule: imports,
  },
  {
    path: 'domain/features/a/parent.ts',
    text: source("export type { Role } from '../../access/roles.ts';"),
    rule: imports,
  },
  {
    path: 'server/features/a/to-web.ts',
    text: source("export type { Page } from '#web/pages/page.ts';"),
    rule: imports,
  },
  {
    path: 'server/features/a/other.ts',
    text: source("export type { Row } from '#server/features/b/queries.ts';"),
    rule: imports,
  },
  {
    path: 'server/http/to-app.ts',
    text: source("export type { buildApp } from '#server/app.ts';"),
    rule: imports,
  },
  {
    path: 'server/features/a/service.ts',
    text: source("import { sql } from 'kysely';", 'export const q = sql`1`;'),
    rule: imports,
  },
  { path: 'server/features/a/driver.ts', text: source("export type { Pool } from 'pg';"), rule: imports },
  {
    path: 'server/features/a/testing.ts',
    text: source("export type { T } from '#server/testing/app.ts';"),
    rule: imports,
  },
  {
    path: 'web/features/a/to-server.ts',
    text: source("export type { Context } from '#server/context.ts';"),
    rule: imports,
  },
  {
    path: 'web/features/a/other.ts',
    text: source("export type { Card } from '#web/features/b/card.ts';"),
    rule: imports,
  },
  { path: 'web/features/a/page.ts', text: source("export type { Page } from '#web/pages/page.ts';"), rule: imports },
  { path: 'web/pages/shell.ts', text: source("export type { Shell } from '#web/app/shell.ts';"), rule: imports },
  { path: 'web/ui/feature.ts', text: source("export type { Card } from '#web/features/b/card.ts';"), rule: imports },
  { path: 'web/ui/asking.ts', text: source("export type { Query } from '@tanstack/react-query';"), rule: imports },
  {
    path: 'web/features/a/contract.ts',
    text: source("import { jobsApi } from '#domain/features/jobs/contract.ts';", 'export const api = jobsApi;'),
    rule: imports,
  },
  { path: 'web/lib/part.ts', text: source("export type { Button } from '#web/ui/button.ts';"), rule: imports },
  { path: 'web/pages/clock.ts', text: source('setTimeout(() => undefined, 1);'), rule: 'noRestrictedGlobals' },
  { path: 'web/pages/asking.ts', text: source("export const answer = fetch('/');"), rule: 'noRestrictedGlobals' },
  { path: 'web/pages/literal.tsx', text: source('export const Literal = () => <p>Hello</p>;'), rule: 'noJsxLiterals' },
  { path: 'web/pages/color.css', text: source('p {', '  color: #abcdef;', '}'), rule: 'noHexColors' },
  { path: 'server/http/settings.ts', text: source('export const port = process.env.PORT;'), rule: 'noProcessEnv' },
  { path: 'server/http/print.ts', text: source("console.log('x');"), rule: 'noConsole' },
  { path: 'server/http/CamelCase.ts', text: source('export const a = 1;'), rule: 'useFilenamingConvention' },
  { path: 'server/http/barrel.ts', text: source("export { a } from './one.ts';"), rule: 'noBarrelFile' },
  { path: 'server/http/default.ts', text: source('export default 1;'), rule: 'noDefaultExport' },
  {
    path: 'server/http/extension.ts',
    text: source("import { a } from './one';", 'export const b = a;'),
    rule: 'useImportExtensions',
  },
  { path: 'server/http/any.ts', text: source('export const a: any = 1;'), rule: 'noExplicitAny' },
  {
    path: 'server/http/bang.ts',
    text: source('export const f = (a?: string) => a!.length;'),
    rule: 'noNonNullAssertion',
  },
  {
    path: 'server/http/floating.ts',
    text: source('async function f() {', '  await 1;', '}', 'f();'),
    rule: 'noFloatingPromises',
  },
  { path: 'server/http/long-function.ts', text: longFunction(41), rule: 'noExcessiveLinesPerFunction' },
  { path: 'web/pages/long-page.tsx', text: longFunction(81), rule: 'noExcessiveLinesPerFunction' },
  { path: 'server/http/long-file.ts', text: longFile(251), rule: 'noExcessiveLinesPerFile' },
  {
    path: 'server/http/cycle-a.ts',
    text: source("import { b } from '#server/http/cycle-b.ts';", 'export const a = () => b;'),
    rule: 'noImportCycles',
  },
  {
    path: 'server/http/cycle-b.ts',
    text: source("import { a } from './cycle-a.ts';", 'export const b = () => a;'),
    rule: 'noImportCycles',
  },
  {
    path: 'web/pages/picture.tsx',
    text: source('export const Picture = () => <img src="/a.png" />;'),
    rule: 'useAltText',
  },
];

/** Valid files just within the limits; no rule may report them. */
export const acceptedFiles: readonly Omit<LintCase, 'rule'>[] = [
  {
    path: 'domain/features/a/contract.ts',
    text: source("import * as z from 'zod/mini';", 'export const A = z.string();'),
  },
  { path: 'server/features/a/queries.ts', text: source("import { sql } from 'kysely';", 'export const q = sql`1`;') },
  { path: 'server/features/a/near.ts', text: source("export type { Row } from '#server/features/b/service.ts';") },
  { path: 'server/features/a/a.test.ts', text: source("export type { T } from '#server/testing/app.ts';") },
  { path: 'server/db/connection/open.ts', text: source("export type { Pool } from 'pg';") },
  { path: 'server/env.ts', text: source('export const port = process.env.PORT;') },
  { path: 'server/http/one.ts', text: source('export const a = 1;') },
  { path: 'server/http/fits.ts', text: longFunction(40) },
  { path: 'server/http/fits-too.ts', text: longFile(250) },
  { path: 'web/features/a/near.ts', text: source("export type { List } from '#web/features/b/queries.ts';") },
  { path: 'web/features/a/address.ts', text: source("export type { Path } from '#web/app/paths.ts';") },
  { path: 'web/pages/fits.tsx', text: longFunction(80) },
  { path: 'web/lib/spec-timer.ts', text: source('setTimeout(() => undefined, 1);') },
  { path: 'web/lib/call.ts', text: source("export const answer = fetch('/');") },
];
