import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { type ArticleName, articleNames } from '#domain/features/help/articles.ts';
import { type Language, languageNames } from '#domain/phrases/phrases.ts';
import { articleVersions, editedArticles } from '#web/features/help/queries.ts';
import { useTenant } from '#web/features/tenants/queries.ts';
import { getCurrentLanguage, useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Select } from '#web/ui/field/choice/select.tsx';
import { ArticleEditor } from './article-editor.tsx';
import css from './editor.module.css';

/** The help articles of one language, and the editor of one of them. */
export function ArticlesSection() {
  const t = useT();
  const { languages } = useTenant();
  const [language, setLanguage] = useState<Language>(getCurrentLanguage());
  const [article, setArticle] = useState<ArticleName | null>(null);
  if (article !== null) return <OneArticle language={language} article={article} onClose={() => setArticle(null)} />;
  return (
    <div className={css.parts}>
      <p>{t('help.editor.intro')}</p>
      <Select<Language>
        label={t('help.editor.language')}
        value={language}
        onChange={setLanguage}
        choices={languages.map((value) => ({ value, label: languageNames[value] }))}
      />
      <ArticleList language={language} onEdit={setArticle} />
    </div>
  );
}

interface ArticleListProps {
  readonly language: Language;
  readonly onEdit: (article: ArticleName) => void;
}

function ArticleList({ language, onEdit }: ArticleListProps) {
  const t = useT();
  const { data, error, refetch } = useQuery(editedArticles(language));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t('common.states.loadingName', { name: t('help.editor.title') })} />;
  return (
    <ul className={css.list}>
      {articleNames.map((name) => {
        const title = t(`help.articles.${name}.question`);
        const isEdited = data.some(({ article }) => article === name);
        return (
          <li key={name}>
            <div>
              <p className={css.title}>{title}</p>
              <p className={css.note}>{t(isEdited ? 'help.editor.edited' : 'help.editor.builtIn')}</p>
            </div>
            <Button icon={Pencil} onPress={() => onEdit(name)} aria-label={t('help.editor.editOne', { title })}>
              {t('common.actions.change')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

interface OneArticleProps {
  readonly language: Language;
  readonly article: ArticleName;
  readonly onClose: () => void;
}

function OneArticle({ onClose, ...key }: OneArticleProps) {
  const t = useT();
  const { data, error, refetch } = useQuery(articleVersions(key));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t('common.states.loadingName', { name: t('help.editor.title') })} />;
  return <ArticleEditor articleKey={key} builtIn={data.built_in} versions={data.versions} onClose={onClose} />;
}
