import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { OpenedSurvey } from '#domain/features/surveys/contract.ts';
import type { Answer } from '#domain/features/surveys/questions.ts';
import { paths } from '#web/app/paths.ts';
import { saveAnswers, sendAnswers } from '#web/features/surveys/queries.ts';
import { createQueue } from '#web/lib/queue.ts';
import { deleteLocally, loadAnswers, markSynced, saveLocally } from './saved-answers.ts';

/** The answers of one person, and what becomes of them. A preview has the same shape, and saves nothing. */
export interface SurveyAnswers {
  readonly answers: readonly Answer[];
  readonly change: (answer: Answer) => void;
  /** Saves on the server; the question is the one to continue with. Resolves to whether it succeeded. */
  readonly save: (question: number | null) => Promise<boolean>;
  /** `isShared` lets the partner read a person's answers about a job. */
  readonly send: (isShared: boolean) => Promise<void>;
  readonly isPreview: boolean;
}

/**
 * Each change is saved in this browser at once, and on the server with the next step: one save after the other, so that an earlier one
 * that takes longer doesn't replace later answers.
 */
export function useSurveyAnswers(
  token: string,
  { progress, about }: Pick<OpenedSurvey, 'progress' | 'about'>,
): SurveyAnswers {
  const navigate = useNavigate();
  const [answers, setAnswers] = useState(() => loadAnswers(token, progress));
  const [enqueue] = useState(createQueue);
  const saveNow = async (question: number | null) => {
    try {
      markSynced(token, answers, await saveAnswers(token, answers, question));
      return true;
    } catch {
      return false;
    }
  };
  return {
    answers,
    isPreview: false,
    change: (answer) => {
      const next = replaceAnswer(answers, answer);
      setAnswers(next);
      saveLocally(token, { answers: next, syncedAt: null });
    },
    save: (question) => enqueue(() => saveNow(question)),
    send: async (isShared) => {
      await sendAnswers(token, answers, isShared);
      deleteLocally(token);
      if (about?.audience === 'partner') {
        void navigate(paths.outcomes, { replace: true });
        return;
      }
      void navigate(paths.thankYouFeedback, { replace: true, state: { hasAnsweredSurvey: true } });
    },
  };
}

/** Answers that only the page knows. */
export function usePreviewAnswers(onEnd: () => void): SurveyAnswers {
  const [answers, setAnswers] = useState<Answer[]>([]);
  return {
    answers,
    isPreview: true,
    change: (answer) => setAnswers(replaceAnswer(answers, answer)),
    save: () => Promise.resolve(true),
    send: () => {
      onEnd();
      return Promise.resolve();
    },
  };
}

function replaceAnswer(answers: readonly Answer[], answer: Answer): Answer[] {
  return [...answers.filter(({ question }) => question !== answer.question), answer];
}
