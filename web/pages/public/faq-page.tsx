import { Mail } from 'lucide-react';
import { articleNames } from '#domain/features/help/articles.ts';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import css from './faq-page.module.css';

const steps = ['s1', 's2', 's3', 's4'] as const;

/** All help articles, with a table of contents. */
export function FaqPage() {
  const t = useT();
  return (
    <>
      <PageHeader title={t('help.title')} purpose={t('help.purpose')} />
      <div className={css.page}>
        <nav aria-label={t('help.contents')}>
          <ul className={css.contents}>
            {articleNames.map((name) => (
              <li key={name}>
                <Link href={`#${name}`}>{t(`help.articles.${name}.question`)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        {articleNames.map((name) => (
          <Article key={name} name={name} />
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

function Article({ name }: { readonly name: (typeof articleNames)[number] }) {
  const t = useT();
  return (
    <article aria-labelledby={name}>
      <h2 id={name} className={css.title}>
        {t(`help.articles.${name}.question`)}
      </h2>
      <p>{t(`help.articles.${name}.answer`)}</p>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step}>{t(`help.articles.${name}.steps.${step}`)}</li>
        ))}
      </ol>
    </article>
  );
}
