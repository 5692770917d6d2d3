import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useArticles } from '#web/features/help/use-articles.ts';
import { useRole } from '#web/lib/session/role.ts';
import { useSession } from '#web/lib/session.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { announce } from '#web/ui/feedback/announce.ts';
import { answerStep, listTopicChoices } from './answer-step.ts';
import { addAnswer, addQuestion, restartConversation, startConversation, useConversation } from './assistant-store.ts';
import type { Answer, Situation, Step, Turn } from './turn.ts';

const noTurns: readonly Turn[] = [];

interface Assistant {
  readonly turns: readonly Turn[];
  readonly isAnswering: boolean;
  /** Asks with the words that the conversation shows for it. */
  readonly ask: (step: Step, words: string) => void;
  readonly restart: () => void;
}

export function useAssistant(): Assistant {
  const t = useT();
  const client = useQueryClient();
  const role = useRole();
  const articles = useArticles('');
  const userId = useSession(({ user }) => user.user_id);
  const turns = useConversation((conversation) => (conversation.userId === userId ? conversation.turns : noTurns));
  const [isAnswering, setAnswering] = useState(false);
  const situation: Situation = { t, client, role, articles };
  const welcome: Answer = { lines: [t('assistant.start')], choices: listTopicChoices(situation), source: null };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the welcome depends on the role, which is known late
  useEffect(() => {
    if (role !== null) startConversation(userId, welcome);
  }, [userId, role]);
  const ask = async (step: Step, words: string) => {
    addQuestion(words);
    setAnswering(true);
    const answer = await answerStep(situation, step).catch(
      (): Answer => ({
        lines: [t('assistant.failed')],
        choices: [{ label: t('assistant.again'), step }, ...listTopicChoices(situation)],
        source: null,
      }),
    );
    addAnswer(answer);
    setAnswering(false);
    announce([...answer.lines, ...(answer.items ?? []).map(({ text }) => text)].join(' '));
  };
  return {
    turns,
    isAnswering,
    ask: (step, words) => void ask(step, words),
    restart: () => restartConversation(userId, welcome),
  };
}
