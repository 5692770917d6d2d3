import type { seekersApi } from '#domain/features/seekers/contract.ts';
import type { seekerPoolApi } from '#domain/features/seekers/pool.ts';
import type { peopleSearchApi } from '#domain/features/seekers/search/contract.ts';
import type { Handlers } from '#server/http/serve.ts';
import { withDisconnectSignal } from '#server/http/sockets/disconnect-signal.ts';
import { downloadProfile } from './download.ts';
import { listSeekers, readSeeker } from './pool.ts';
import { downloadSeekers } from './pool-download.ts';
import { getJobFit, readPreferences, savePreferences } from './preferences.ts';
import { findResumes } from './queries.ts';
import { uploadResume } from './resumes.ts';
import { findPeople } from './search/find.ts';
import { listPeopleSearches, removePeopleSearch, savePeopleSearch, updatePeople } from './search/saved.ts';
import { readOwnEmployerView, readProfile, saveProfile } from './service.ts';

export const seekerHandlers = {
  profile: (ctx) => readProfile(ctx),
  saveProfile: (ctx, { body }) => saveProfile(ctx, body.profile, body.version),
  employerView: (ctx) => readOwnEmployerView(ctx),
  download: (ctx, { query }) => downloadProfile(ctx, query),
  preferences: (ctx) => readPreferences(ctx),
  savePreferences: (ctx, { body }) => savePreferences(ctx, body),
  preferenceFit: async (ctx, { params }) => ({ wishes: [...(await getJobFit(ctx, params.id))] }),
  uploadResume: (ctx, { files, request }) =>
    withDisconnectSignal(request, (signal) => uploadResume(ctx, files[0], signal)),
  resumes: async (ctx) => {
    const rows = await findResumes(ctx.db, ctx.tenant.id, ctx.actor.userId);
    return { resumes: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })) };
  },
} satisfies Handlers<typeof seekersApi>;

export const seekerPoolHandlers = {
  list: (ctx, { query }) => listSeekers(ctx, query),
  download: (ctx, { query }) => downloadSeekers(ctx, query),
  read: (ctx, { params }) => readSeeker(ctx, params.id),
} satisfies Handlers<typeof seekerPoolApi>;

export const peopleSearchHandlers = {
  find: (ctx, { query }) => findPeople(ctx, query),
  list: (ctx) => listPeopleSearches(ctx),
  save: (ctx, { body }) => savePeopleSearch(ctx, body),
  update: (ctx, { params, body }) => updatePeople(ctx, params.id, body),
  remove: async (ctx, { params }) => {
    await removePeopleSearch(ctx, params.id);
    return { is_removed: true };
  },
} satisfies Handlers<typeof peopleSearchApi>;
