import { ChevronRight } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { type ArticleName, suggestedCount } from '#domain/features/help/articles.ts';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Link } from '#web/ui/action/link.tsx';
import { DockPanel } from '#web/ui/layout/dock-panel.tsx';
import { ArticleSearch } from './article-search.tsx';
import { ArticleText, Highlighted } from './article-text.tsx';
import css from './help.module.css';
import { NoArticles } from './no-articles.tsx';
import { type Article, useArticles } from './use-articles.ts';

interface HowToPanelProps {
  readonly launcher: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

/** The start screen with two articles, the full screen with all, and the screen of one article. */
export function HowToPanel({ launcher, onClose }: HowToPanelProps) {
  const t = useT();
  const [wanted, setWanted] = useState('');
  const [isFull, setFull] = useState(false);
  const [opened, setOpened] = useState<ArticleName | null>(null);
  const found = useArticles(wanted);
  const article = found.find(({ name }) => name === opened);
  const goBack = () => (article ? setOpened(null) : setFull(false));
  const isSearching = wanted.trim() !== '';
  return (
    <DockPanel
      label={t('help.howTo.launcher')}
      title={article?.question ?? t('help.howTo.launcher')}
      launcher={launcher}
      onClose={onClose}
      onBack={article || isFull ? goBack : undefined}
    >
      {article ? (
        <div>
          <ArticleText article={article} wanted={wanted} />
        </div>
      ) : (
        <>
          <ArticleSearch value={wanted} onChange={setWanted} foundCount={found.length} />
          <h3 className={css.subtitle}>{t(`help.howTo.${isSearching ? 'results' : 'suggested'}`)}</h3>
          <ArticleList
            articles={isFull || isSearching ? found : found.slice(0, suggestedCount)}
            wanted={wanted}
            onOpen={setOpened}
          />
          {!(isFull || isSearching) && <Button onPress={() => setFull(true)}>{t('help.howTo.all')}</Button>}
        </>
      )}
      <Link href={paths.faq} isNewTab>
        {t('help.title')}
      </Link>
    </DockPanel>
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
