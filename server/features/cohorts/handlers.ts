import type { cohortsApi } from '#domain/features/cohorts/contract.ts';
import type { ownTrainingApi } from '#domain/features/cohorts/own-contract.ts';
import type { Handlers } from '#server/http/serve.ts';
import { issueCertificates, withdrawCertificate } from './certificates.ts';
import { addCohort, listCohorts, moveCohort, readCohort, saveCohort } from './cohorts.ts';
import { addMembers, listAddablePeople, removeMembers } from './members.ts';
import { answerCertificate, answerClass, leaveClass, readOwnTraining } from './own.ts';
import { addProgram, listPrograms, saveProgram } from './programs.ts';

export const cohortHandlers = {
  programs: async (ctx) => ({ programs: await listPrograms(ctx) }),
  addProgram: (ctx, { body }) => addProgram(ctx, body),
  saveProgram: (ctx, { params, body }) => saveProgram(ctx, params.id, body),
  list: (ctx, { query }) => listCohorts(ctx, query.page ?? 1),
  add: (ctx, { body }) => addCohort(ctx, body),
  read: (ctx, { params }) => readCohort(ctx, params.id),
  save: (ctx, { params, body }) => saveCohort(ctx, params.id, body),
  move: (ctx, { params, body }) => moveCohort(ctx, params.id, body.to),
  people: (ctx, { params }) => listAddablePeople(ctx, params.id),
  addMembers: (ctx, { params, body }) => addMembers(ctx, params.id, body),
  removeMembers: (ctx, { params, body }) => removeMembers(ctx, params.id, body.members),
  issue: (ctx, { params, body }) => issueCertificates(ctx, params.id, body),
  withdraw: (ctx, { params }) => withdrawCertificate(ctx, params.id),
} satisfies Handlers<typeof cohortsApi>;

export const ownTrainingHandlers = {
  read: (ctx) => readOwnTraining(ctx),
  answerClass: (ctx, { params, body }) => answerClass(ctx, params.id, body.accepts),
  leaveClass: (ctx, { params }) => leaveClass(ctx, params.id),
  answerCertificate: (ctx, { params, body }) => answerCertificate(ctx, params.id, body.adds),
} satisfies Handlers<typeof ownTrainingApi>;
