import * as z from 'zod/mini';
import { getScope } from '#domain/access/actor.ts';
import { canEditJob, canSeeJob } from '#domain/features/jobs/policy.ts';
import { emptyContent } from '#domain/features/jobs/posting/empty-content.ts';
import { TemplateContent } from '#domain/features/jobs/posting/job-content.ts';
import {
  type FullJobTemplate,
  type JobTemplate,
  maxListedTemplates,
} from '#domain/features/jobs/templates/contract.ts';
import { canChangeTemplate, canReadTemplate } from '#domain/features/jobs/templates/policy.ts';
import type { SignedInContext } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { buildJobFacts, presentJobContent } from '#server/features/jobs/present.ts';
import { findJob } from '#server/features/jobs/queries.ts';
import { labelJobTerms } from '#server/features/terms/service.ts';
import { refuse, refuseField } from '#server/http/errors/refusal.ts';
import {
  deleteTemplate,
  findTemplate,
  findTemplates,
  hasTemplateNamed,
  insertTemplate,
  lockTemplate,
  renameTemplate,
  type TemplateRow,
} from './template-queries.ts';

const StoredContent = z.catch(TemplateContent, emptyContent);

export async function listTemplates(ctx: SignedInContext, words: string | undefined) {
  const isWide = getScope(ctx.actor, 'job.write') === 'tenant';
  const organisationId = isWide ? null : (ctx.actor.organisationId ?? refuse('forbidden'));
  const request = { tenantId: ctx.tenant.id, organisationId, words };
  const rows = await findTemplates(ctx.db, request, maxListedTemplates + 1);
  const templates = rows.slice(0, maxListedTemplates).map((row) => presentTemplate(ctx, row));
  return { templates, has_more: rows.length > maxListedTemplates };
}

export async function readTemplate(ctx: SignedInContext, id: number): Promise<FullJobTemplate> {
  const row = await findTemplate(ctx.db, ctx.tenant.id, id);
  if (!row || !canReadTemplate(ctx.actor, getFacts(row))) return refuse('not_found');
  // Fields that the product got after the template was saved are empty.
  const content = StoredContent.parse({ ...emptyContent, ...Object(row.content) });
  return { ...presentTemplate(ctx, row), content };
}

/** Saves a job as a template of its employer. */
export async function createTemplate(ctx: SignedInContext, jobId: number, name: string): Promise<JobTemplate> {
  const id = await write(ctx, async (change) => {
    const row = await findJob(change.db, ctx.tenant.id, jobId);
    const facts = row && buildJobFacts(row);
    if (!row || !facts || !canSeeJob(ctx.actor, facts)) return refuse('not_found');
    if (!canEditJob(ctx.actor, facts)) return refuse('forbidden');
    const terms = await labelJobTerms({ ...ctx, db: change.db }, row);
    const templateId = await insertTemplate(change.db, {
      tenantId: ctx.tenant.id,
      organisationId: row.organisation_id,
      name,
      content: TemplateContent.parse(presentJobContent(row, terms)),
      createdBy: ctx.actor.userId,
      now: ctx.clock(),
    });
    if (templateId === undefined) return refuseField('body.name', 'template_name_taken');
    await change.audit({
      action: 'job_template.create',
      subject: ['job_template', templateId],
      detail: { name, job: jobId },
    });
    return templateId;
  });
  return readTemplate(ctx, id);
}

export async function changeName(ctx: SignedInContext, id: number, name: string): Promise<JobTemplate> {
  await write(ctx, async (change) => {
    const organisationId = await lockChangeable(ctx, change, id);
    const isTaken = await hasTemplateNamed(change.db, { tenantId: ctx.tenant.id, organisationId, name }, id);
    if (isTaken) refuseField('body.name', 'template_name_taken');
    await renameTemplate(change.db, ctx.tenant.id, id, name);
    await change.audit({ action: 'job_template.rename', subject: ['job_template', id], detail: { name } });
  });
  return readTemplate(ctx, id);
}

export function removeTemplate(ctx: SignedInContext, id: number): Promise<{ is_removed: boolean }> {
  return write(ctx, async (change) => {
    await lockChangeable(ctx, change, id);
    await deleteTemplate(change.db, ctx.tenant.id, id);
    await change.audit({ action: 'job_template.remove', subject: ['job_template', id] });
    return { is_removed: true };
  });
}

/** The employer of a template that the caller may change, locked. */
async function lockChangeable(ctx: SignedInContext, change: Write, id: number): Promise<number> {
  const row = await lockTemplate(change.db, ctx.tenant.id, id);
  if (!row || !canReadTemplate(ctx.actor, getFacts(row))) return refuse('not_found');
  return canChangeTemplate(ctx.actor, getFacts(row)) ? row.organisation_id : refuse('forbidden');
}

function getFacts(row: Pick<TemplateRow, 'organisation_id' | 'created_by_user_id'>) {
  return { organisationId: row.organisation_id, createdBy: row.created_by_user_id };
}

function presentTemplate(ctx: SignedInContext, row: TemplateRow): JobTemplate {
  const created_at = row.created_at.toISOString();
  return { ...row, created_at, can_change: canChangeTemplate(ctx.actor, getFacts(row)) };
}
