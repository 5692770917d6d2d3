import { getProfileCompleteness, getProfileStrength } from '#domain/features/matching/profile-strength.ts';
import type { Profile, ProfileFields } from '#domain/features/seekers/contract.ts';
import {
  buildEmployerProfile,
  type EmployerProfile,
  hidePersonLocation,
  type PersonSummary,
} from '#domain/features/seekers/employer-profile.ts';
import type { Context, SignedInContext } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { buildMatchTerms } from '#server/features/matching/service.ts';
import { ensureTermIds } from '#server/features/terms/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { findProfile, type ProfileColumns, updateProfile } from './queries.ts';
import { presentProfileFields } from './rows.ts';
import { buildSkillColumns } from './skill-columns.ts';

/** The caller's own profile, with how complete it is. */
export function readProfile(ctx: SignedInContext): Promise<Profile> {
  return readProfileOf(ctx, ctx.actor.userId);
}

/** The profile of an account as its own download has it; null for accounts without one. */
export async function findProfileForExport(ctx: Context, userId: number): Promise<Profile | null> {
  return (await findProfile(ctx.db, ctx.tenant.id, userId)) ? readProfileOf(ctx, userId) : null;
}

/** Somebody's profile. Whether the caller may see it is asked before. */
export async function readProfileOf(ctx: Context, userId: number): Promise<Profile> {
  const row = (await findProfile(ctx.db, ctx.tenant.id, userId)) ?? refuse('not_found');
  const offers = buildMatchTerms(row);
  return {
    full_name: row.full_name,
    email: row.email,
    ...(await presentProfileFields(ctx, row)),
    version: row.version,
    strength: getProfileStrength(offers),
    strength_parts: getProfileCompleteness(offers),
  };
}

/** Somebody's profile as an employer reads it. Whether the caller may see it is asked before. */
export async function readEmployerProfile(ctx: Context, userId: number): Promise<EmployerProfile> {
  return buildEmployerProfile(await readProfileOf(ctx, userId));
}

/** The caller's own profile as an employer reads it: the same parts, made in the same way. */
export async function readOwnEmployerView(
  ctx: SignedInContext,
): Promise<{ seeker: PersonSummary; profile: EmployerProfile }> {
  const id = ctx.actor.userId;
  const own = await readProfile(ctx);
  const { full_name: name, headline, city, region, hidden } = own;
  return {
    seeker: hidePersonLocation({ id, name, headline, city, region }, hidden),
    profile: buildEmployerProfile(own),
  };
}

/** Saves the whole profile; somebody who saved meanwhile, in another tab, is not overwritten. */
export async function saveProfile(ctx: SignedInContext, fields: ProfileFields, version: number): Promise<Profile> {
  await write(ctx, (change) => saveProfileOf(ctx, change, { userId: ctx.actor.userId, fields, version }));
  return readProfile(ctx);
}

/** Without `hidden`, what is hidden stays as it is. */
type Fields = Omit<ProfileFields, 'hidden'> & Partial<Pick<ProfileFields, 'hidden'>>;

interface Saved {
  readonly userId: number;
  readonly fields: Fields;
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
  const columns = await buildProfileColumns(ctx, change, fields);
  const isSaved = await updateProfile(change.db, { tenantId, userId, version, now: ctx.clock(), columns });
  if (!isSaved) refuse('changed_meanwhile');
  await change.audit({ action: 'profile.save', subject: ['user', userId] });
  change.emit({ kind: 'seeker_changed', tenantId, id: userId });
}

async function buildProfileColumns(ctx: SignedInContext, change: Write, fields: Fields): Promise<ProfileColumns> {
  const place =
    fields.city === '' ? undefined : ctx.locations.find([fields.city, fields.region].filter(Boolean).join(', '));
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
    ...(await buildSkillColumns(ctx, change, fields)),
    ...(fields.hidden ? { hidden_fields: [...new Set(fields.hidden)] } : {}),
    certification_ids: await ensureTermIds(ctx, change, 'certification', fields.certifications),
    title_ids: await ensureTermIds(ctx, change, 'title', fields.titles),
    industry_ids: await ensureTermIds(ctx, change, 'industry', fields.industries),
    education: JSON.stringify(fields.education),
    experience: JSON.stringify(fields.experience),
    languages: JSON.stringify(fields.languages),
    links: JSON.stringify(fields.links),
  };
}
