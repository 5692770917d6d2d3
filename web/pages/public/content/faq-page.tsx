import { Mail } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#web/app/paths.ts';
import { ArticleSearch } from '#web/features/help/article-search.tsx';
import { ArticleText, Highlighted } from '#web/features/help/article-text.tsx';
import { NoArticles } from '#web/features/help/no-articles.tsx';
import { useArticles } from '#web/features/help/use-articles.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import css from './faq-page.module.css';

/** All help articles, with a search and a table of contents. */
export function FaqPage() {
  const t = useT();
  const [wanted, setWanted] = useState('');
  const found = useArticles(wanted);
  return (
    <>
      <PageHeader title={t('help.title')} purpose={t('help.purpose')} />
      <div className={css.page}>
        <ArticleSearch value={wanted} onChange={setWanted} foundCount={found.length} />
        {found.length === 0 && <NoArticles />}
        {found.length > 0 && (
          <nav aria-label={t('help.contents')}>
            <ul className={css.contents}>
              {found.map(({ name, question }) => (
                <li key={name}>
                  <Link href={`#${name}`}>{question}</Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {found.map((article) => (
          <article key={article.name} aria-labelledby={article.name}>
            <h2 id={article.name} className={css.title}>
              <Highlighted text={article.question} wanted={wanted} />
            </h2>
            <ArticleText article={article} wanted={wanted} />
          </article>
        ))}
        <Card as="section" labelledBy="more" tone="sunken">
          <h2 id="more" className={css.title}>
            {t('help.more')}
          </h2>
          <p>{t('help.moreText')}</p>
          <div className={css.way}>
            <LinkButton icon={Mail} href={paths.contact}>
              {t('content.contact.title')}
            </LinkButton>
          </div>
        </Card>
      </div>
    </>
  );
}
