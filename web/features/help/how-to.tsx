import { ChevronRight } from 'lucide-react';
import { type ArticleName, suggestedCount } from '#domain/features/help/articles.ts';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Link } from '#web/ui/action/link.tsx';
import { ArticleSearch } from './article-search.tsx';
import { ArticleText, Highlighted } from './article-text.tsx';
import css from './help.module.css';
import { NoArticles } from './no-articles.tsx';
import { setSearchedText, useSearchedText } from './searched-text.ts';
import { type Article, useArticles } from './use-articles.ts';

interface HowToProps {
  /** Two suggestions, all articles, or the text of one. */
  readonly level: 'suggested' | 'all' | { readonly article: ArticleName };
  readonly onOpenAll: () => void;
  readonly onOpenArticle: (article: ArticleName) => void;
}

/** The help articles with their search. */
export function HowTo({ level, onOpenAll, onOpenArticle }: HowToProps) {
  const t = useT();
  const wanted = useSearchedText();
  const found = useArticles(wanted);
  const isSearching = wanted.trim() !== '';
  if (typeof level === 'object') return <OneArticle name={level.article} wanted={wanted} />;
  const isAll = level === 'all' || isSearching;
  return (
    <>
      <ArticleSearch value={wanted} onChange={setSearchedText} foundCount={found.length} />
      <h4 className={css.subtitle}>{t(`help.howTo.${isSearching ? 'results' : 'suggested'}`)}</h4>
      <ArticleList articles={isAll ? found : found.slice(0, suggestedCount)} wanted={wanted} onOpen={onOpenArticle} />
      {!isAll && <Button onPress={onOpenAll}>{t('help.howTo.all')}</Button>}
      <CommonFaq />
    </>
  );
}

function OneArticle({ name, wanted }: { readonly name: ArticleName; readonly wanted: string }) {
  const article = useArticles('').find((one) => one.name === name);
  return (
    <>
      <div>{article && <ArticleText article={article} wanted={wanted} />}</div>
      <CommonFaq />
    </>
  );
}

function CommonFaq() {
  const t = useT();
  return (
    <Link href={paths.faq} isNewTab>
      {t('help.title')}
    </Link>
  );
}

interface ArticleListProps {
  readonly articles: readonly Article[];
  readonly wanted: string;
  readonly onOpen: (name: ArticleName) => void;
}

function ArticleList({ articles, wanted, onOpen }: ArticleListProps) {
  if (articles.length === 0) return <NoArticles />;
  return (
    <ul className={css.list}>
      {articles.map(({ name, question }) => (
        <li key={name}>
          <button type="button" className={css.article} onClick={() => onOpen(name)}>
            <span>
              <Highlighted text={question} wanted={wanted} />
            </span>
            <ChevronRight size={16} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
