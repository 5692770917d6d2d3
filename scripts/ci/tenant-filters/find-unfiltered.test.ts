import { describe, expect, it } from 'vitest';
import { findUnfiltered, readTenantTables } from './find-unfiltered.ts';

const tables = new Set(['jobs', 'users', 'applications']);
const find = (sql: string) => findUnfiltered(sql, tables).map(({ table }) => table);

describe('findUnfiltered', () => {
  it.each([
    ['select "id" from "jobs" where "tenant_id" = $1'],
    ['select j.id from jobs j join users u on u.tenant_id = j.tenant_id and u.id = j.user_id where j.tenant_id = $1'],
    ['insert into "jobs" ("tenant_id", "title") values ($1, $2)'],
    ['update jobs set title = $1 where tenant_id = $2'],
    ['with jobs as (select 1) select * from jobs'],
    ['select 1 from other'],
    ["select 'from jobs'"],
  ])('%s -> nothing', (sql) => {
    expect(find(sql)).toEqual([]);
  });

  it.each([
    ['select id from jobs where id = $1', ['jobs']],
    ['select j.id from jobs j join users u on u.id = j.user_id where j.tenant_id = $1', ['users']],
    ['delete from "applications" where "id" = $1', ['applications']],
    ['insert into jobs (title) values ($1)', ['jobs']],
    [
      'select a.id from applications as a where a.tenant_id = $1 and exists (select from jobs j where j.id = a.job_id)',
      ['jobs'],
    ],
  ])('%s -> %j', (sql, found) => {
    expect(find(sql)).toEqual(found);
  });
});

describe('readTenantTables', () => {
  it('returns the tables whose type has tenant_id', () => {
    const types =
      'export interface Jobs {\n  tenant_id: number;\n}\n\nexport interface Terms {\n  id: number;\n}\n\nexport interface Database {\n  jobs: Jobs;\n  terms: Terms;\n}\n';
    expect([...readTenantTables(types)]).toEqual(['jobs']);
  });
});
