import { duplicatesApi } from '#domain/features/bulk-imports/duplicates/contract.ts';
import { jobImportsApi } from '#domain/features/bulk-imports/jobs/contract.ts';
import { joinAsSeekerApi, personInvitationsApi } from '#domain/features/bulk-imports/people/invitation-contract.ts';
import { resumeImportsApi } from '#domain/features/bulk-imports/resumes/contract.ts';
import { importedPeopleApi } from '#domain/features/bulk-imports/resumes/people-contract.ts';
import { jobSourcesApi } from '#domain/features/bulk-imports/sources/contract.ts';
import { route } from '#server/http/serve.ts';
import { duplicateHandlers } from './duplicates/handlers.ts';
import { jobImportHandlers } from './jobs/handlers.ts';
import { joinAsSeekerHandlers, personInvitationHandlers } from './people/handlers.ts';
import { importedPeopleHandlers, resumeImportHandlers } from './resumes/handlers.ts';
import { requireOpenUpload } from './resumes/imports.ts';
import { jobSourceHandlers } from './sources/handlers.ts';

export const bulkImportRoutes = [
  route(resumeImportsApi, resumeImportHandlers, {
    addFile: (ctx, { params }) => requireOpenUpload(ctx, params.token),
  }),
  route(personInvitationsApi, personInvitationHandlers),
  route(joinAsSeekerApi, joinAsSeekerHandlers),
  route(importedPeopleApi, importedPeopleHandlers),
  route(duplicatesApi, duplicateHandlers),
  route(jobImportsApi, jobImportHandlers),
  route(jobSourcesApi, jobSourceHandlers),
];
