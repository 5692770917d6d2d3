import type * as z from 'zod/mini';
import type { ProfileFields } from '#domain/features/seekers/contract.ts';
import type { SignedInContext } from '#server/context.ts';
import type { Write } from '#server/db/write.ts';
import { ensureTermIdsByLabel } from '#server/features/terms/service.ts';
import type { StoredSkillDetail } from './present.ts';

/** The skill columns. Details of skills that are not in the list are dropped. */
export async function buildSkillColumns(
  ctx: SignedInContext,
  change: Write,
  { skills, skill_details: details }: Pick<ProfileFields, 'skills' | 'skill_details'>,
): Promise<{ skill_ids: number[]; skill_details: string }> {
  const ids = await ensureTermIdsByLabel(ctx, change, 'skill', skills);
  const detailsById = new Map<number, z.infer<typeof StoredSkillDetail>>();
  for (const { skill, years, level } of details) {
    const id = ids.get(skill);
    if (id !== undefined && (years !== null || level !== null)) detailsById.set(id, { id, years, level });
  }
  return { skill_ids: [...new Set(ids.values())], skill_details: JSON.stringify([...detailsById.values()]) };
}
