import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Pencil, RotateCcw, Save } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { TextEntry } from '#domain/features/texts/contract.ts';
import { paragraph } from '#domain/lib/fields.ts';
import { type Language, languageTags } from '#domain/phrases/phrases.ts';
import { listPlaceholders } from '#domain/phrases/text-tree.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { TextArea } from '#web/ui/field/text/text-area.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { resetText, saveText } from './queries.ts';
import css from './texts-section.module.css';

interface TextEditorProps {
  readonly language: Language;
  readonly entry: TextEntry;
}

/** One text, with a form to edit it on request. */
export function TextEditor({ language, entry: found }: TextEditorProps) {
  const t = useT();
  const [entry, setEntry] = useState(found);
  const [isOpen, setOpen] = useState(false);
  const shown = entry.own ?? entry.standard;
  const take = (next: TextEntry) => {
    setEntry(next);
    setOpen(false);
  };
  return (
    <div className={css.entry}>
      <p lang={languageTags[language]} className={css.text}>
        {shown}
      </p>
      <p className={css.key}>
        {entry.key}
        {entry.own !== null && <strong> · {t('texts.isOwn')}</strong>}
      </p>
      {isOpen ? (
        <WordingForm language={language} entry={entry} onDone={take} onCancel={() => setOpen(false)} />
      ) : (
        <Button icon={Pencil} onPress={() => setOpen(true)} aria-label={t('texts.edit', { text: shown })}>
          {t('common.actions.change')}
        </Button>
      )}
    </div>
  );
}

interface WordingFormProps extends TextEditorProps {
  readonly onDone: (entry: TextEntry) => void;
  readonly onCancel: () => void;
}

const Wording = z.object({ text: paragraph(2000, 1) });

function WordingForm({ language, entry, onDone, onCancel }: WordingFormProps) {
  const t = useT();
  const announce = useAnnounce();
  const queries = useQueryClient();
  const form = useSchemaForm(Wording, { text: entry.own ?? entry.standard });
  const places = listPlaceholders(entry.standard).map((place) => `{{${place}}}`);
  const finish = async (saved: TextEntry, words: string) => {
    announce(words);
    onDone(saved);
    await queries.invalidateQueries({ queryKey: ['texts'], refetchType: 'none' });
  };
  const save = async ({ text }: z.infer<typeof Wording>) =>
    finish(await saveText(language, entry.key, text), t('texts.saved'));
  const reset = useMutation({
    mutationFn: () => resetText(language, entry.key),
    onSuccess: (standard) => finish(standard, t('texts.resetDone')),
  });
  return (
    <Form form={form} onSubmit={save}>
      {entry.own !== null && (
        <p>
          {t('texts.standard')}: <span lang={languageTags[language]}>{entry.standard}</span>
        </p>
      )}
      <FormField control={form.control} name="text" label={t('texts.own')}>
        {(field) => (
          <TextArea
            {...field}
            hint={places.length > 0 ? t('texts.placeholders', { places: places.join(' ') }) : undefined}
          />
        )}
      </FormField>
      {reset.error && <InlineNote tone="danger">{translateError(reset.error)}</InlineNote>}
      <FormActions>
        <SubmitButton icon={Save} pendingText={t('texts.saving')}>
          {t('texts.save')}
        </SubmitButton>
        {entry.own !== null && (
          <Button icon={RotateCcw} isPending={reset.isPending} onPress={() => reset.mutate()}>
            {t('texts.reset')}
          </Button>
        )}
        <Button variant="quiet" onPress={onCancel}>
          {t('common.actions.cancel')}
        </Button>
      </FormActions>
    </Form>
  );
}
