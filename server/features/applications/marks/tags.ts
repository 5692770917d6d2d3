import { getScope } from '#domain/access/actor.ts';
import type { JobTags, TagResult } from '#domain/features/applications/marks/contract.ts';
import { maxTags } from '#domain/features/applications/marks/marks.ts';
import { canNoteApplication, canReadApplication } from '#domain/features/applications/policy.ts';
import type { SignedInContext } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { findRedactor } from '#server/features/applications/masking/redactor.ts';
import { buildApplicationFacts } from '#server/features/applications/present.ts';
import { lockApplication } from '#server/features/applications/queries.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { findVisibleJob } from './job.ts';
import { deleteTag, findJobTags, findTagsOf, insertTag, linkTags, lockTag, unlinkTags } from './tag-queries.ts';

export async function listJobTags(ctx: SignedInContext, jobId: number): Promise<JobTags> {
  const job = await findVisibleJob(ctx, ctx.db, jobId);
  const tags = await findJobTags(ctx.db, { tenantId: ctx.tenant.id, organisationId: job.organisation_id, jobId });
  return { tags, can_remove: canRemoveTags(ctx, job.organisation_id) };
}

function canRemoveTags({ actor }: SignedInContext, organisationId: number): boolean {
  const scope = getScope(actor, 'job.decide');
  return scope === 'tenant' || (scope === 'organisation' && actor.organisationId === organisationId);
}

/** Removes a tag from the organization and all its applications. */
export async function removeTag(ctx: SignedInContext, id: number): Promise<{ status: 'success' }> {
  return write(ctx, async (change) => {
    const tag = (await lockTag(change.db, ctx.tenant.id, id)) ?? refuse('not_found');
    if (!canRemoveTags(ctx, tag.organisation_id)) return refuse('not_found');
    await deleteTag(change.db, ctx.tenant.id, id);
    await change.audit({ action: 'application.remove_tag', subject: ['application_tag', id] });
    return { status: 'success' };
  });
}

interface TagChange {
  readonly ids: readonly number[];
  /** Names, in any case. */
  readonly add: readonly string[];
  readonly remove: readonly number[];
}

/** Changes the tags of applications, each in its own transaction. */
export async function changeTags(
  ctx: SignedInContext,
  { ids, add, remove }: TagChange,
): Promise<{ results: TagResult[] }> {
  const names = add.filter((name, index) => add.findIndex((other) => isSameName(other, name)) === index);
  const results: TagResult[] = [];
  for (const id of new Set(ids)) {
    results.push({
      id,
      added: [],
      ...(await write(ctx, (change) => changeTagsOf(ctx, change, id, { names, remove }))),
    });
  }
  return { results };
}

function isSameName(left: string, right: string): boolean {
  return left.toLowerCase() === right.toLowerCase();
}

type Changed = Pick<TagResult, 'error'> & Partial<Pick<TagResult, 'added'>>;

async function changeTagsOf(
  ctx: SignedInContext,
  change: Write,
  id: number,
  { names, remove }: { readonly names: readonly string[]; readonly remove: readonly number[] },
): Promise<Changed> {
  const tagged = { tenantId: ctx.tenant.id, applicationId: id };
  const row = await lockApplication(change.db, tagged.tenantId, id);
  if (!row || !canReadApplication(ctx.actor, buildApplicationFacts(row))) return { error: 'not_found' };
  if (!canNoteApplication(ctx.actor, buildApplicationFacts(row))) return { error: 'not_found' };
  if (names.length > 0 && (await identifiesPerson(change, tagged, names))) return { error: 'tag_identifies' };
  const before = await findTagsOf(change.db, tagged);
  const removed = before.filter((tag) => remove.includes(tag.id));
  const kept = before.filter((tag) => !remove.includes(tag.id));
  const added = names.filter((name) => !kept.some((tag) => isSameName(tag.name, name)));
  if (kept.length + added.length > maxTags) return { error: 'too_many_tags' };
  if (removed.length + added.length === 0) return { error: null };
  const tag = { tenantId: tagged.tenantId, organisationId: row.organisation_id, userId: ctx.actor.userId };
  const addedIds: number[] = [];
  for (const name of added) addedIds.push(await insertTag(change.db, { ...tag, name, now: ctx.clock() }));
  const removedIds = removed.map((each) => each.id);
  await unlinkTags(change.db, tagged, removedIds);
  await linkTags(change.db, tagged, addedIds);
  const detail = { added: addedIds, removed: removedIds };
  await change.audit({ action: 'application.tag', subject: ['application', id], detail });
  return { error: null, added: addedIds };
}

/** Tags are shown and filtered while the application is masked: none may say who the person is. */
async function identifiesPerson(
  change: Write,
  { tenantId, applicationId }: { readonly tenantId: number; readonly applicationId: number },
  names: readonly string[],
): Promise<boolean> {
  const redact = await findRedactor(change.db, tenantId, applicationId);
  return names.some((name) => redact(name) !== name);
}
