import type { resumeImportsApi } from '#domain/features/bulk-imports/resumes/contract.ts';
import type { importedPeopleApi } from '#domain/features/bulk-imports/resumes/people-contract.ts';
import { listImports } from '#server/features/bulk-imports/service.ts';
import type { Handlers } from '#server/http/serve.ts';
import {
  addFile,
  addSkipped,
  cancelImport,
  confirmImport,
  decideItem,
  finishUpload,
  getOwner,
  listFiles,
  listItems,
  readImport,
  startImport,
} from './imports.ts';
import { listPeople, readPerson, removePerson, savePerson } from './people.ts';
import { downloadStatus, readStatus } from './status.ts';
import { undoImport } from './undo.ts';

export const resumeImportHandlers = {
  status: (ctx, { query }) => readStatus(ctx, query),
  download: (ctx, { query }) => downloadStatus(ctx, query),
  list: (ctx, { query }) => listImports(ctx, getOwner(ctx), 'resumes', query.before),
  start: (ctx) => startImport(ctx),
  read: (ctx, { params }) => readImport(ctx, params.token),
  files: async (ctx, { params }) => ({ files: await listFiles(ctx, params.token) }),
  addFile: async (ctx, { params, files }) => ({ is_new: await addFile(ctx, params.token, files[0]) }),
  addSkipped: async (ctx, { params, body }) => ({ is_new: await addSkipped(ctx, params.token, body) }),
  finishUpload: (ctx, { params }) => finishUpload(ctx, params.token),
  items: (ctx, { params, query }) => listItems(ctx, params.token, query),
  decide: (ctx, { params, body }) => decideItem(ctx, params.token, params.id, body.decision),
  confirm: (ctx, { params }) => confirmImport(ctx, params.token),
  cancel: (ctx, { params }) => cancelImport(ctx, params.token),
  undo: (ctx, { params }) => undoImport(ctx, params.token),
} satisfies Handlers<typeof resumeImportsApi>;

export const importedPeopleHandlers = {
  list: (ctx, { query }) => listPeople(ctx, query),
  read: (ctx, { params }) => readPerson(ctx, params.id),
  save: (ctx, { params, body }) => savePerson(ctx, params.id, body),
  remove: async (ctx, { params }) => {
    await removePerson(ctx, params.id);
    return { removed: true as const };
  },
} satisfies Handlers<typeof importedPeopleApi>;
