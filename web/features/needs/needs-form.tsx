import { Save } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Need, NeedItem } from '#domain/features/needs/contract.ts';
import { type NeedKind, needKinds, needsMenu } from '#domain/features/needs/menu.ts';
import { failureText } from '#web/lib/failure-text.ts';
import { useT } from '#web/lib/i18n.ts';
import { useSession } from '#web/lib/session.ts';
import { Button } from '#web/ui/action/button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { CheckboxGroup } from '#web/ui/field/checkbox-group.tsx';
import { TextArea } from '#web/ui/field/text-area.tsx';
import css from './needs.module.css';
import { useSaveNeeds } from './queries.ts';

type Answers = Readonly<Record<NeedKind, { readonly choices: readonly string[]; readonly words: string }>>;

/** Choices by subject, and a field for own words under each. Unlike other forms it leaves no draft on the device. */
export function NeedsForm({ needs }: { readonly needs: readonly Need[] }) {
  const t = useT();
  const userId = useSession((session) => session.user.user_id);
  const [answers, setAnswers] = useState(() => answersOf(needs));
  const save = useSaveNeeds(userId);
  const set = (kind: NeedKind, part: Partial<Answers[NeedKind]>) => {
    save.reset();
    setAnswers({ ...answers, [kind]: { ...answers[kind], ...part } });
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(itemsOf(answers));
  };
  return (
    <form onSubmit={send} noValidate className={css.part}>
      {needKinds.map((kind) => (
        <div key={kind} className={css.list}>
          <CheckboxGroup
            label={t(`needs.kinds.${kind}`)}
            value={answers[kind].choices}
            onChange={(choices) => set(kind, { choices })}
            choices={needsMenu[kind].map((choice) => ({ value: choice, label: t(`needs.choices.${choice}`) }))}
          />
          <TextArea
            label={`${t('needs.own')}: ${t(`needs.kinds.${kind}`)}`}
            hint={t('needs.ownHint')}
            value={answers[kind].words}
            onChange={(words) => set(kind, { words })}
            rows={2}
            max={1000}
            isOptional
          />
        </div>
      ))}
      <div role="status">
        {save.isSuccess && <InlineNote tone="ok">{t('needs.saved')}</InlineNote>}
        {save.error && <InlineNote tone="danger">{failureText(save.error)}</InlineNote>}
      </div>
      <div>
        <Button type="submit" variant="primary" icon={Save} isPending={save.isPending}>
          {t('needs.save')}
        </Button>
      </div>
    </form>
  );
}

function answersOf(needs: readonly Need[]): Answers {
  const of = (kind: NeedKind) => {
    const own = needs.filter((need) => need.kind === kind);
    return {
      choices: own.map(({ choice }) => choice).filter(Boolean),
      words: own.find(({ choice }) => choice === '')?.words ?? '',
    };
  };
  return {
    environment: of('environment'),
    communication: of('communication'),
    interview: of('interview'),
    tools: of('tools'),
  };
}

function itemsOf(answers: Answers): NeedItem[] {
  return needKinds.flatMap((kind) => {
    const { choices, words } = answers[kind];
    const chosen = choices.map((choice) => ({ kind, choice, words: '' }));
    return words.trim() === '' ? chosen : [...chosen, { kind, choice: '', words: words.trim() }];
  });
}
