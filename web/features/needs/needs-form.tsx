import { Save } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Need } from '#domain/features/needs/contract.ts';
import { type NeedKind, needKinds, needsMenu } from '#domain/features/needs/menu.ts';
import type { PrivateAnswers } from '#domain/features/needs/private-drafts.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { CheckboxGroup } from '#web/ui/field/choice/checkbox-group.tsx';
import { TextArea } from '#web/ui/field/text/text-area.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { SaveState } from '#web/ui/form/save-state.tsx';
import { usePrivateDraft } from '#web/ui/form/use-private-draft.ts';
import css from './needs.module.css';
import { type Answers, answersIn, buildDraft, getAnswers, getItems, isSame, needsDraft } from './needs-answers.ts';
import { usePrivateDraftStore, useSaveNeeds } from './queries.ts';

interface NeedsFormProps {
  readonly needs: readonly Need[];
  /** The draft from this or another device. */
  readonly savedDraft: PrivateAnswers | null;
  /** Label of the submit button, if saving continues to a next step. */
  readonly action?: string | undefined;
  readonly onSaved?: (() => void) | undefined;
}

/** Choices by subject with a custom text each. Unlike other forms, its draft is never stored on the device. */
export function NeedsForm({ needs, savedDraft, action, onSaved }: NeedsFormProps) {
  const t = useT();
  const [answers, setAnswers] = useState(() => answersIn(savedDraft, needs));
  const isChanged = !isSame(answers, getAnswers(needs));
  const draft = usePrivateDraft(isChanged ? buildDraft(answers) : null, savedDraft, usePrivateDraftStore(needsDraft));
  const save = useSaveNeeds();
  const set = (kind: NeedKind, part: Partial<Answers[NeedKind]>) => {
    save.reset();
    setAnswers({ ...answers, [kind]: { ...answers[kind], ...part } });
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(getItems(answers), { onSuccess: () => onSaved?.() });
  };
  return (
    <form onSubmit={send} noValidate className={css.part}>
      {needKinds.map((kind) => (
        <div key={kind} className={css.list}>
          <CheckboxGroup
            label={t(`needs.kinds.${kind}`)}
            value={answers[kind].choices}
            onChange={(choices) => set(kind, { choices })}
            variant="columns"
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
        {save.error && <InlineNote tone="danger">{translateError(save.error)}</InlineNote>}
      </div>
      <FormActions>
        <Button type="submit" variant="primary" icon={Save} isPending={save.isPending}>
          {action ?? t('needs.save')}
        </Button>
        <SaveState draft={draft} />
      </FormActions>
    </form>
  );
}
