import * as z from 'zod/mini';
import type { OpenedSurvey } from '#domain/features/surveys/contract.ts';
import { Answer } from '#domain/features/surveys/questions.ts';
import { deleteDraft, loadDraft, saveDraft } from '#web/lib/input/drafts.ts';

/** Answers in this browser. `syncedAt` is the time at which the server saved the same answers; null if it has not. */
const LocalDraft = z.object({ answers: z.array(Answer), syncedAt: z.nullable(z.string()) });
type LocalDraft = z.infer<typeof LocalDraft>;

/** The latest answers: those of this browser, unless the server has later ones from another device. */
export function loadAnswers(token: string, progress: OpenedSurvey['progress']): Answer[] {
  const local = LocalDraft.safeParse(loadDraft(null, nameOf(token)));
  const saved = progress?.answers ?? [];
  if (!local.success) return saved;
  const { answers, syncedAt } = local.data;
  return progress !== null && syncedAt !== null && syncedAt < progress.at ? saved : answers;
}

export function saveLocally(token: string, draft: LocalDraft): void {
  saveDraft(null, nameOf(token), draft);
}

/** Notes when the server saved these answers, unless they have changed since. */
export function markSynced(token: string, answers: readonly Answer[], syncedAt: string): void {
  const unsaved: LocalDraft = { answers: [...answers], syncedAt: null };
  const isLatest = JSON.stringify(loadDraft(null, nameOf(token))) === JSON.stringify(unsaved);
  if (isLatest) saveLocally(token, { ...unsaved, syncedAt });
}

export function deleteLocally(token: string): void {
  deleteDraft(null, nameOf(token));
}

/** The personal link that this browser started from an open link; a reload continues with it. */
export function loadStarted(key: string): string | null {
  const token = loadDraft(null, startedName(key));
  return typeof token === 'string' ? token : null;
}

export function saveStarted(key: string, token: string): void {
  saveDraft(null, startedName(key), token);
}

const nameOf = (token: string) => `survey:${token}`;
const startedName = (key: string) => `survey-started:${key}`;
