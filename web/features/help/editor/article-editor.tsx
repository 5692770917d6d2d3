import { RotateCcw, Save } from 'lucide-react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { ArticleContent, type ArticleVersion } from '#domain/features/help/contract.ts';
import { languageNames, languageTags } from '#domain/phrases/phrases.ts';
import { ArticleText } from '#web/features/help/article-text.tsx';
import { type ArticleKey, useSaveArticle } from '#web/features/help/queries.ts';
import { toArticle } from '#web/features/help/use-articles.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { TextArea } from '#web/ui/field/text/text-area.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { ArticleSteps } from './article-steps.tsx';
import { ArticleVersions } from './article-versions.tsx';
import css from './editor.module.css';

interface ArticleEditorProps {
  readonly articleKey: ArticleKey;
  readonly builtIn: ArticleContent;
  /** Newest first. */
  readonly versions: readonly ArticleVersion[];
  readonly onClose: () => void;
}

export type ArticleForm = UseFormReturn<ArticleContent, unknown, ArticleContent>;

/** Edits an article in one language, with a preview and its earlier versions. */
export function ArticleEditor({ articleKey, builtIn, versions, onClose }: ArticleEditorProps) {
  const t = useT();
  const announce = useAnnounce();
  const saving = useSaveArticle(articleKey);
  const newest = versions[0];
  const form = useSchemaForm<ArticleContent, ArticleContent>(ArticleContent, newest?.content ?? builtIn);
  const save = async (content: ArticleContent | null) => {
    await saving.mutateAsync({ base: newest?.version ?? 0, content });
    announce(t(content === null ? 'help.editor.resetDone' : 'help.editor.saved'));
    onClose();
  };
  const { article, language } = articleKey;
  return (
    <div className={css.parts}>
      <p className={css.title}>
        {t(`help.articles.${article}.question`)} · {languageNames[language]}
      </p>
      <Form form={form} onSubmit={save}>
        <div className={css.parts} lang={languageTags[language]}>
          <FormField control={form.control} name="question" label={t('help.editor.question')}>
            {(field) => <TextField {...field} />}
          </FormField>
          <FormField control={form.control} name="answer" label={t('help.editor.answer')}>
            {(field) => <TextArea {...field} rows={3} hint={t('help.editor.plain')} />}
          </FormField>
          <ArticleSteps form={form} article={article} />
        </div>
        <FormActions>
          <SubmitButton icon={Save} pendingText={t('help.editor.saving')}>
            {t('help.editor.save')}
          </SubmitButton>
          {newest?.content && (
            <Button
              icon={RotateCcw}
              isPending={saving.isPending}
              onPress={() => void save(null).catch(() => undefined)}
            >
              {t('help.editor.reset')}
            </Button>
          )}
          <Button variant="quiet" onPress={onClose}>
            {t('common.actions.cancel')}
          </Button>
        </FormActions>
        {saving.error && !form.formState.isSubmitting && saving.variables?.content === null && (
          <InlineNote tone="danger">{translateError(saving.error)}</InlineNote>
        )}
      </Form>
      <Preview form={form} articleKey={articleKey} />
      <ArticleVersions
        versions={versions}
        onLoad={(content) => {
          form.reset(content ?? builtIn, { keepDefaultValues: true });
          announce(t('help.editor.loaded'));
        }}
      />
    </div>
  );
}

interface PreviewProps {
  readonly form: ArticleForm;
  readonly articleKey: ArticleKey;
}

/** The article as visitors will see it. */
function Preview({ form, articleKey: { article, language } }: PreviewProps) {
  const t = useT();
  const { question = '', answer = '', steps = [] } = useWatch({ control: form.control });
  const shown = steps.map(({ text = '', picture = null }) => ({ text, picture }));
  return (
    <section aria-label={t('help.editor.preview')} className={css.preview}>
      <p className={css.note}>{t('help.editor.preview')}</p>
      <div lang={languageTags[language]}>
        <p className={css.title}>{question}</p>
        <ArticleText article={toArticle(t, article, { question, answer, steps: shown })} wanted="" />
      </div>
    </section>
  );
}
