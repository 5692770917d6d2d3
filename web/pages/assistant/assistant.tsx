import { RotateCcw } from 'lucide-react';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { AskForm } from './ask-form.tsx';
import css from './assistant.module.css';
import { HandOver } from './hand-over.tsx';
import type { Choice, Input, Step } from './turn.ts';
import { TurnView } from './turn-view.tsx';
import { useAssistant } from './use-assistant.ts';

/** A conversation with fixed rules: buttons or typed text, answers from the product's data, and always a person. */
export function Assistant() {
  const t = useT();
  const { turns, isAnswering, ask, restart } = useAssistant();
  const last = turns.at(-1);
  const answer = last?.from === 'assistant' ? last : null;
  const input = answer?.input ?? 'question';
  return (
    <div className={css.assistant}>
      <Card tone="sunken">
        <p>{t('assistant.what')}</p>
      </Card>
      <ol aria-label={t('assistant.log')} className={css.turns}>
        {turns.map((turn) => (
          <TurnView key={turn.id} turn={turn} />
        ))}
      </ol>
      {(isAnswering || turns.length === 0) && <Loading label={t('assistant.loading')} />}
      {answer?.choices && !isAnswering && <Choices choices={answer.choices} onChoose={ask} />}
      {/* A new box after each answer: what is typed belongs to one question. */}
      <AskForm
        key={turns.length}
        input={input}
        isBusy={isAnswering}
        onAsk={(text) => ask(createStep(input, text), text)}
      />
      <div className={css.end}>
        <HandOver turns={turns} />
        {turns.length > 1 && (
          <Button variant="quiet" icon={RotateCcw} onPress={restart}>
            {t('assistant.restart')}
          </Button>
        )}
      </div>
    </div>
  );
}

interface ChoicesProps {
  readonly choices: readonly Choice[];
  readonly onChoose: (step: Step, words: string) => void;
}

function Choices({ choices, onChoose }: ChoicesProps) {
  const t = useT();
  return (
    <fieldset className={css.choices}>
      <legend className={css.hidden}>{t('assistant.choices')}</legend>
      {choices.map(({ label, step }) => (
        <Button key={label} onPress={() => onChoose(step, label)}>
          {label}
        </Button>
      ))}
    </fieldset>
  );
}

function createStep(input: Input, text: string): Step {
  if (input === 'jobs') return { kind: 'find', words: text };
  if (input === 'matchJobs') return { kind: 'findForMatch', words: text };
  return input === 'post' ? { kind: 'rewrite', post: text } : { kind: 'question', text };
}
