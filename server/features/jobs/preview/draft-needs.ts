import type { MatchDraft } from '#domain/features/jobs/match-preview.ts';
import type { JobNeeds, MatchPart } from '#domain/features/matching/score/parts.ts';
import { FIRST_TENANT_TERM } from '#domain/features/matching/taxonomy/terms.ts';
import type { Context } from '#server/context.ts';
import { readJobColumns } from '#server/features/jobs/reading/read-job.ts';
import { buildNeeds } from '#server/features/matching/service.ts';
import { findPreviewTermIds } from '#server/features/terms/service.ts';

/** What a draft would require once it is saved: the same rules as the `effective_` columns of jobs. */
export async function buildDraftNeeds(ctx: Context, draft: MatchDraft, company: string): Promise<JobNeeds> {
  const names = draft.titles.length > 0 ? draft.titles : [draft.title];
  const [skills, certifications, titles, industries] = await Promise.all([
    findPreviewTermIds(ctx, 'skill', draft.skills),
    findPreviewTermIds(ctx, 'certification', draft.certifications),
    findPreviewTermIds(ctx, 'title', names),
    findPreviewTermIds(ctx, 'industry', draft.industries),
  ]);
  const posting = { title: draft.title, texts: draft, employer: company, department: '', industries: draft.industries };
  const read = readJobColumns(ctx.taxonomy, posting, draft);
  const isNone = (part: MatchPart) => draft.none_required.includes(part);
  const pick = (part: MatchPart, stated: number[], readIds: number[]) =>
    stated.length > 0 || isNone(part) ? stated : readIds;
  const isTitleStated = titles.some((id) => id < FIRST_TENANT_TERM) || isNone('JobTitles');
  return buildNeeds({
    effective_skill_ids: pick('Skills', skills, read.read_skill_ids),
    effective_certification_ids: pick('Certifications', certifications, read.read_certification_ids),
    effective_title_ids: isTitleStated ? titles : [...titles, ...read.read_title_ids],
    effective_industry_ids: pick('Industries', industries, read.read_industry_ids),
    effective_education_level: isNone('Education')
      ? draft.education_level
      : (draft.education_level ?? read.read_education_level),
    effective_management_level: isNone('ManagementLevel')
      ? draft.management_level
      : (draft.management_level ?? read.read_management_level),
    none_required: draft.none_required,
    read_none_required: read.read_none_required,
    read_key_words: read.read_key_words,
    read_seniority: read.read_seniority,
  });
}
