import type { ExplainedMatch } from '#domain/features/matching/contract.ts';
import { getProfileCompleteness, getProfileStrength } from '#domain/features/matching/score/profile-strength.ts';
import { maxTerms, type Profile, type ProfileFields } from '#domain/features/seekers/contract.ts';
import {
  buildEmployerProfile,
  type EmployerProfile,
  hidePersonLocation,
  type PersonSummary,
} from '#domain/features/seekers/employer-profile.ts';
import { Education, Experience, parseHiddenFields } from '#domain/features/seekers/profile-parts.ts';
import type { Context, SignedInContext } from '#server/context.ts';
import { storedList } from '#server/db/rows/stored-list.ts';
import { type Write, write } from '#server/db/write.ts';
import { buildOfferedTerms, findExplainedMatch } from '#server/features/matching/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { labelProfileTerms, presentProfileFields } from './present.ts';
import { findHiddenFields, findProfile, type ProfileRow, updateProfile } from './queries.ts';
import { type ReadProfileColumns, readProfileColumns } from './reading/read-profile.ts';
import { buildTermColumns } from './term-columns.ts';

/** The caller's own profile, with how complete it is. */
export function readProfile(ctx: SignedInContext): Promise<Profile> {
  return readProfileOf(ctx, ctx.actor.userId);
}

/** The profile of an account for its data export; null for accounts without one. */
export async function findProfileForExport(ctx: Context, userId: number): Promise<Profile | null> {
  return (await findProfile(ctx.db, ctx.tenant.id, userId)) ? readProfileOf(ctx, userId) : null;
}

/** The profile of an account. The caller must check access first. */
export async function readProfileOf(ctx: Context, userId: number): Promise<Profile> {
  return presentProfile(ctx, (await findProfile(ctx.db, ctx.tenant.id, userId)) ?? refuse('not_found'));
}

async function presentProfile(ctx: Context, row: ProfileRow): Promise<Profile> {
  const offers = buildOfferedTerms(row);
  return {
    full_name: row.full_name,
    email: row.email,
    ...(await presentProfileFields(ctx, row)),
    version: row.version,
    strength: getProfileStrength(offers),
    strength_parts: getProfileCompleteness(offers),
  };
}

/**
 * The profile of an applicant as employers see it, and its match with the job: both from one read. The caller must check
 * access first.
 */
export async function readApplicant(
  ctx: Context,
  viewer: 'self' | 'staff',
  { userId, jobId }: { readonly userId: number; readonly jobId: number },
): Promise<{ profile: EmployerProfile; match: ExplainedMatch }> {
  const found = findProfile(ctx.db, ctx.tenant.id, userId);
  const [match, row] = await Promise.all([findExplainedMatch(ctx, viewer, found, jobId), found]);
  if (!match || !row) return refuse('not_found');
  return { profile: buildEmployerProfile(await presentProfile(ctx, row)), match };
}

/** The caller's own profile as employers see it, built by the same code. */
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

/** Saves the whole profile. Refuses if it changed since `version`, such as in another tab. */
export async function saveProfile(ctx: SignedInContext, fields: ProfileFields, version: number): Promise<Profile> {
  await write(ctx, (change) => saveProfileOf(ctx, change, { userId: ctx.actor.userId, fields, version }));
  return readProfile(ctx);
}

/** The profile of a new account. */
export const emptyProfile: ProfileFields = {
  headline: '',
  summary: '',
  phone: '',
  city: '',
  region: '',
  country: '',
  education_level: null,
  management_level: null,
  skills: [],
  skill_details: [],
  certifications: [],
  titles: [],
  industries: [],
  education: [],
  experience: [],
  languages: [],
  links: [],
  hidden: [],
};

/** Without `hidden`, the hidden fields stay unchanged. */
type Fields = Omit<ProfileFields, 'hidden'> & Partial<Pick<ProfileFields, 'hidden'>>;

interface ProfileChange {
  readonly userId: number;
  readonly fields: Fields;
  /** The version the caller read. */
  readonly version: number;
}

/** Saves the profile of an account within a transaction. The caller must check access first. */
export async function saveProfileOf(
  ctx: Context,
  change: Write,
  { userId, fields, version }: ProfileChange,
): Promise<void> {
  const tenantId = ctx.tenant.id;
  const now = ctx.clock();
  const hidden = fields.hidden ?? parseHiddenFields(await findHiddenFields(change.db, tenantId, userId));
  const columns = {
    ...(await buildProfileColumns(ctx, change, fields)),
    ...readProfileColumns(ctx.taxonomy, { ...fields, hidden }, now),
  };
  const isSaved = await updateProfile(change.db, { tenantId, userId, version, now, columns });
  if (!isSaved) refuse('changed_meanwhile');
  await change.audit({ action: 'profile.save', subject: ['user', userId] });
  change.emit({ kind: 'seeker_changed', tenantId, id: userId });
}

/** Adds a certification to the caller's profile, in its words; one that is listed already is not repeated. */
export async function addCertification(
  ctx: SignedInContext,
  change: Write,
  profile: Profile,
  name: string,
): Promise<void> {
  const { certifications, version } = profile;
  if (certifications.some((each) => each.toLowerCase() === name.toLowerCase())) return;
  if (certifications.length >= maxTerms) refuse('too_many_certifications');
  const fields = { ...profile, certifications: [...certifications, name] };
  await saveProfileOf(ctx, change, { userId: ctx.actor.userId, fields, version });
}

type StoredFields = Parameters<typeof labelProfileTerms>[1] &
  Pick<ProfileRow, 'experience' | 'education' | 'hidden_fields'>;

/** Reads a stored profile again. */
export async function rereadProfile(ctx: Context, row: StoredFields): Promise<ReadProfileColumns> {
  const experience = storedList(Experience).parse(row.experience);
  const { skills, certifications, titles, industries } = await labelProfileTerms(ctx, row, experience);
  const getLabels = (list: readonly { label: string }[]) => list.map(({ label }) => label);
  const terms = {
    skills: getLabels(skills),
    certifications: getLabels(certifications),
    titles: getLabels(titles),
    industries: getLabels(industries),
  };
  const education = storedList(Education).parse(row.education);
  const hidden = parseHiddenFields(row.hidden_fields);
  return readProfileColumns(ctx.taxonomy, { ...terms, experience, education, hidden }, ctx.clock());
}

async function buildProfileColumns(ctx: Context, change: Write, fields: Fields) {
  const location = ctx.locations.findAddress(fields);
  return {
    headline: fields.headline,
    summary: fields.summary,
    phone: fields.phone,
    city: fields.city,
    region: fields.region,
    country: fields.country,
    latitude: location?.latitude ?? null,
    longitude: location?.longitude ?? null,
    education_level: fields.education_level,
    management_level: fields.management_level,
    ...(await buildTermColumns(ctx, change, fields)),
    ...(fields.hidden ? { hidden_fields: [...new Set(fields.hidden)] } : {}),
    education: JSON.stringify(fields.education),
    experience: JSON.stringify(fields.experience),
    languages: JSON.stringify(fields.languages),
    links: JSON.stringify(fields.links),
  };
}
