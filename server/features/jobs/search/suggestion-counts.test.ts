import { join } from 'node:path';
import { expect, it } from 'vitest';
import { visitor } from '#domain/access/actor.ts';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import { importJobs, tenantForImport } from '#server/features/imports/service.ts';
import { testApp } from '#server/testing/app.ts';
import { makeTenant } from '#server/testing/factories.ts';
import { type Caller, send } from '#server/testing/send.ts';

const app = testApp();
const postings = join(import.meta.dirname, '../../../../bench/matching/data/postings.jsonl');

/** Beginnings of titles, skills, and employers, whole words, and words in the middle. */
const prefixes = [
  ...'a|b|c|d|e|m|r|s|ex|exc|excel|ja|java|js|c#|nu|nurse|re|rec|reg|so|soft|eng|engi|man|mana|data|cust|dep|u.s.'.split(
    '|',
  ),
  ...'part time|remote|it sp|english t|web dev|acc|sales|project m|forest|veterans|air force|qa|r|sql|hel|phys|chem|cle'.split(
    '|',
  ),
];

async function importPostings(): Promise<Caller> {
  const { id, host, visitor: caller } = await makeTenant(app());
  const { services } = app();
  const tenant = await tenantForImport(services.database.forTenant('none'), host.replace('.test', ''));
  const ctx = {
    ...services,
    db: services.database.forTenant(id),
    tenant,
    actor: visitor,
    requestId: 'test',
    origin: null,
  };
  await importJobs(ctx, postings, { isTrial: false, opensPast: true, onProblem: () => {}, onProgress: () => {} });
  return caller;
}

it('each suggestion leads to as many jobs as it counts, and a text with suggestions finds jobs', async () => {
  const caller = await importPostings();
  const wrong: string[] = [];
  const counts = new Map<string, string>();
  for (const words of prefixes) {
    const { suggestions } = (await send(app(), caller, jobsApi.suggest, { query: { words } })).body;
    const { total } = (await send(app(), caller, jobsApi.search, { query: { words } })).body;
    if (suggestions.length > 0 && total?.count === 0) wrong.push(`${words}: suggestions but no jobs`);
    for (const { text, count, capped } of suggestions) counts.set(text, JSON.stringify({ count, capped }));
  }
  for (const [words, count] of counts) {
    const { total } = (await send(app(), caller, jobsApi.search, { query: { words, limit: '1' } })).body;
    if (JSON.stringify(total) !== count) wrong.push(`${words}: counted ${count}, found ${JSON.stringify(total)}`);
  }
  expect(counts.size).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
}, 180_000);
