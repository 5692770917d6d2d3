import * as z from 'zod/mini';
import { profileCompleteness, profileStrength } from '#domain/features/matching/profile-strength.ts';
import { Education, Experience, type Profile, type ProfileFields } from '#domain/features/seekers/contract.ts';
import type { Context, SignedInContext } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { termsOf } from '#server/features/matching/service.ts';
import { labelLists, termIdsOf } from '#server/features/terms/service.ts';
import { refuse } from '#server/http/refusal.ts';
import { findProfile, type ProfileColumns, updateProfile } from './queries.ts';

/** The caller's own profile, with how complete it is. */
export function readProfile(ctx: SignedInContext): Promise<Profile> {
  return readProfileOf(ctx, ctx.actor.userId);
}

/** The profile of an account as its own download has it; null for accounts without one. */
export async function profileForExport(ctx: Context, userId: number): Promise<Profile | null> {
  return (await findProfile(ctx.db, ctx.tenant.id, userId)) ? readProfileOf(ctx, userId) : null;
}

/** Somebody's profile. Whether the caller may see it is asked before. */
export async function readProfileOf(ctx: Context, userId: number): Promise<Profile> {
  const row = (await findProfile(ctx.db, ctx.tenant.id, userId)) ?? refuse('not_found');
  const terms = await labelLists(ctx, {
    skills: row.skill_ids,
    certifications: row.certification_ids,
    titles: row.title_ids,
    industries: row.industry_ids,
  });
  const words = (list: readonly { label: string }[]) => list.map((term) => term.label);
  const offers = termsOf(row);
  return {
    full_name: row.full_name,
    email: row.email,
    headline: row.headline,
    summary: row.summary,
    phone: row.phone,
    city: row.city,
    region: row.region,
    country: row.country,
    education_level: row.education_level,
    management_level: row.management_level,
    skills: words(terms.skills),
    certifications: words(terms.certifications),
    titles: words(terms.titles),
    industries: words(terms.industries),
    education: storedList(Education).parse(row.education),
    experience: storedList(Experience).parse(row.experience),
    languages: storedList(z.string()).parse(row.languages),
    links: storedList(z.string()).parse(row.links),
    version: row.version,
    strength: profileStrength(offers),
    strength_parts: profileCompleteness(offers),
  };
}

/** Saves the whole profile; somebody who saved meanwhile, in another tab, is not overwritten. */
export async function saveProfile(ctx: SignedInContext, fields: ProfileFields, version: number): Promise<Profile> {
  await write(ctx, (change) => saveProfileOf(ctx, change, { userId: ctx.actor.userId, fields, version }));
  return readProfile(ctx);
}

interface Saved {
  readonly userId: number;
  readonly fields: ProfileFields;
  /** The version the writer saw. */
  readonly version: number;
}

/** The same for somebody's profile, within a transaction. Whether the caller may write it is asked before. */
export async function saveProfileOf(
  ctx: SignedInContext,
  change: Write,
  { userId, fields, version }: Saved,
): Promise<void> {
  const tenantId = ctx.tenant.id;
  const columns = await columnsOf(ctx, change, fields);
  const isSaved = await updateProfile(change.db, { tenantId, userId, version, now: ctx.clock(), columns });
  if (!isSaved) refuse('changed_meanwhile');
  await change.audit({ action: 'profile.save', subject: ['user', userId] });
  change.announce({ kind: 'seeker_changed', tenantId, id: userId });
}

async function columnsOf(ctx: SignedInContext, change: Write, fields: ProfileFields): Promise<ProfileColumns> {
  const place =
    fields.city === '' ? undefined : ctx.places.find([fields.city, fields.region].filter(Boolean).join(', '));
  return {
    headline: fields.headline,
    summary: fields.summary,
    phone: fields.phone,
    city: fields.city,
    region: fields.region,
    country: fields.country,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    education_level: fields.education_level,
    management_level: fields.management_level,
    skill_ids: await termIdsOf(ctx, change, 'skill', fields.skills),
    certification_ids: await termIdsOf(ctx, change, 'certification', fields.certifications),
    title_ids: await termIdsOf(ctx, change, 'title', fields.titles),
    industry_ids: await termIdsOf(ctx, change, 'industry', fields.industries),
    education: JSON.stringify(fields.education),
    experience: JSON.stringify(fields.experience),
    languages: JSON.stringify(fields.languages),
    links: JSON.stringify(fields.links),
  };
}

/** Stored entries that no longer fit their form are left out rather than failing the page. */
function storedList<T extends z.ZodMiniType>(item: T) {
  return z.catch(z.array(item), []);
}
