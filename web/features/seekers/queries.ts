import { queryOptions } from '@tanstack/react-query';
import { type Profile, ProfileFields, type Resume } from '#domain/features/seekers/contract.ts';
import type { Preferences } from '#domain/features/seekers/preferences.ts';
import type { PrintedContact } from '#domain/features/seekers/profile-parts.ts';
import type { ContractOf, ResponseData } from '#domain/lib/endpoint.ts';
import { onboardingApi } from '#web/lib/api/people/onboarding.ts';
import { seekersApi } from '#web/lib/api/people/seekers.ts';
import { call, callForFile } from '#web/lib/call.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { isSignedIn } from '#web/lib/session.ts';
import { getCurrentLanguage } from '#web/lib/texts/i18n.ts';

/** A stored résumé with its text and parsed fields. */
export type ReadResume = ResponseData<ContractOf<typeof seekersApi.uploadResume>>;

export const ownProfile = () =>
  queryOptions({
    queryKey: ['profile', 'own'],
    queryFn: ({ signal }): Promise<Profile> => call(seekersApi.profile, {}, { signal }),
    enabled: isSignedIn,
  });

export const ownResumes = () =>
  queryOptions({
    queryKey: ['resumes', 'own'],
    queryFn: async ({ signal }): Promise<Resume[]> => (await call(seekersApi.resumes, {}, { signal })).resumes,
    enabled: isSignedIn,
  });

/** Saves the whole profile; a newer `version` on the server is a conflict. */
export function saveProfile(profile: ProfileFields, version: number): Promise<Profile> {
  return call(seekersApi.saveProfile, { body: { profile, version } });
}

export function uploadResume(file: File): Promise<ReadResume> {
  return call(seekersApi.uploadResume, { body: {}, files: { file } });
}

/** Picks the editable fields of a profile. */
export function getFields(profile: Profile): ProfileFields {
  return ProfileFields.parse(profile);
}

/** A parsed résumé, to continue its review. */
export const keptResume = (id: number | null) =>
  queryOptions({
    queryKey: ['resumes', 'kept', id],
    queryFn: ({ signal }) => call(onboardingApi.resume, { params: { id: String(id) } }, { signal }),
    enabled: id !== null,
  });

export const ownPreferences = () =>
  queryOptions({
    queryKey: ['profile', 'preferences'],
    queryFn: ({ signal }): Promise<Preferences> => call(seekersApi.preferences, {}, { signal }),
    enabled: isSignedIn,
  });

export function savePreferences(preferences: Preferences): Promise<Preferences> {
  return call(seekersApi.savePreferences, { body: preferences });
}

/** The comparison of a job with the user's preferences. */
export const preferenceFitQuery = (jobId: number) =>
  queryOptions({
    queryKey: ['preference-fit', jobId],
    queryFn: async ({ signal }) =>
      (await call(seekersApi.preferenceFit, { params: { id: String(jobId) } }, { signal })).wishes,
    enabled: isSignedIn,
  });

/** The user's profile as employers see it. */
export const employerView = () =>
  queryOptions({
    queryKey: ['profile', 'employer-view'],
    queryFn: ({ signal }) => call(seekersApi.employerView, {}, { signal }),
    enabled: isSignedIn,
    staleTime: 0,
  });

/** Downloads the profile as a file named after the user. */
export async function downloadProfile(
  kind: 'json' | 'pdf',
  name: string,
  contact: readonly PrintedContact[],
): Promise<void> {
  const query = { kind, language: getCurrentLanguage(), contact: [...contact] };
  saveFile(await callForFile(seekersApi.download, { query }), `${name}.${kind}`);
}
