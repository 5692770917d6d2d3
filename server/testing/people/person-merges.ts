import { expect } from 'vitest';
import { duplicatesApi } from '#domain/features/bulk-imports/duplicates/contract.ts';
import type { MergeChoices } from '#domain/features/bulk-imports/duplicates/merge.ts';
import type { TestApp } from '#server/testing/app.ts';
import { importFiles, writeResume } from '#server/testing/resume-imports.ts';
import { type Caller, send } from '#server/testing/send.ts';

const allFirst: MergeChoices = {
  full_name: 'first',
  email: 'first',
  phone: 'first',
  headline: 'first',
  location: 'first',
  background: 'first',
};

export const personFile = (name: string, contact: { email?: string; phone?: string }) => ({
  name: `${name}-${JSON.stringify(contact).length}.txt`,
  bytes: writeResume(name, contact),
});

/** Pairs of records that look like one person, and the decisions about them. */
export function mergeHelpers(app: () => TestApp) {
  const list = async (caller: Caller) => (await send(app(), caller, duplicatesApi.list)).body;
  const read = (caller: Caller, key: string) => send(app(), caller, duplicatesApi.read, { params: { key } });

  async function readMerge(caller: Caller, key: string) {
    const { first, second } = (await read(caller, key)).body;
    return { first_version: first.version, second_version: second.version, choices: allFirst };
  }

  async function merge(caller: Caller, key: string, choices: Partial<MergeChoices> = {}) {
    const body = await readMerge(caller, key);
    return send(app(), caller, duplicatesApi.merge, {
      params: { key },
      body: { ...body, choices: { ...body.choices, ...choices } },
    });
  }

  /** Two records with similar names in one city: "Ada Quillon" and "Ada Quillen". */
  async function makePair(caller: Caller) {
    await importFiles(app(), caller, [personFile('Ada Quillon', { email: 'a@example.com' })]);
    await importFiles(app(), caller, [personFile('Ada Quillen', { email: 'b@example.com', phone: '503-555-0101' })]);
    const [pair] = (await list(caller)).pairs;
    return pair ?? expect.fail('No pair');
  }

  return {
    ...{ list, read, readMerge, merge, makePair },
    decisions: async (caller: Caller) => (await send(app(), caller, duplicatesApi.decisions)).body.decisions,
    undo: (caller: Caller, id: number) => send(app(), caller, duplicatesApi.undoMerge, { params: { id: String(id) } }),
  };
}
