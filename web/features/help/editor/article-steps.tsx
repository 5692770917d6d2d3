import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { type ArticleName, articlePictures } from '#domain/features/help/articles.ts';
import { maxArticleSteps } from '#domain/features/help/contract.ts';
import type { PhraseKey } from '#domain/phrases/phrases.ts';
import { useListFocus } from '#web/lib/hooks/use-list-focus.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { Select } from '#web/ui/field/choice/select.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import type { ArticleForm } from './article-editor.tsx';
import css from './editor.module.css';

interface ArticleStepsProps {
  readonly form: ArticleForm;
  readonly article: ArticleName;
}

/** The steps in their order, each with a picture of the built-in article or none. */
export function ArticleSteps({ form, article }: ArticleStepsProps) {
  const t = useT();
  const { control } = form;
  const { fields, append, remove, move } = useFieldArray({ control, name: 'steps', keyName: 'key' });
  const announce = useAnnounce();
  const focus = useListFocus();
  const moveTo = (from: number, to: number) => {
    focus.moveItem(from, to, move);
    announce(t('help.editor.moved', { number: to + 1 }));
  };
  const isFull = fields.length >= maxArticleSteps;
  const pictures = articlePictures[article].map((value) => ({
    value,
    label: t(`help.pictures.${article}.${value}` as PhraseKey),
  }));
  return (
    <>
      {fields.map(({ key }, index) => (
        <div key={key} className={css.step}>
          <FormField
            control={control}
            name={`steps.${index}.text`}
            label={t('help.editor.step', { number: index + 1 })}
          >
            {(field) => <TextField {...field} />}
          </FormField>
          <FormField
            control={control}
            name={`steps.${index}.picture`}
            label={t('help.editor.picture', { number: index + 1 })}
          >
            {({ value, onChange, ...field }) => (
              <Select
                {...field}
                isOptional="unmarked"
                value={value ?? 'none'}
                onChange={(next) => onChange(next === 'none' ? null : next)}
                choices={[{ value: 'none' as const, label: t('help.editor.noPicture') }, ...pictures]}
              />
            )}
          </FormField>
          {fields.length > 1 && (
            <div className={css.moves}>
              <div className={css.moves} ref={focus.getGroupRef(index)}>
                {index > 0 && (
                  <Button variant="quiet" icon={ArrowUp} isDense onPress={() => moveTo(index, index - 1)}>
                    {t('help.editor.moveUp', { number: index + 1 })}
                  </Button>
                )}
                {index < fields.length - 1 && (
                  <Button variant="quiet" icon={ArrowDown} isDense onPress={() => moveTo(index, index + 1)}>
                    {t('help.editor.moveDown', { number: index + 1 })}
                  </Button>
                )}
              </div>
              <Button variant="quiet" icon={Trash2} isDense onPress={() => focus.removeItem(index, remove)}>
                {t('help.editor.removeStep', { number: index + 1 })}
              </Button>
            </div>
          )}
        </div>
      ))}
      <div>
        <Button
          ref={focus.addButton}
          icon={Plus}
          onPress={() => !isFull && append({ text: '', picture: null })}
          reason={isFull ? t('help.editor.full', { count: maxArticleSteps }) : undefined}
        >
          {t('help.editor.addStep')}
        </Button>
      </div>
    </>
  );
}
