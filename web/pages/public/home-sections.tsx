import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { paths } from '#web/app/paths.ts';
import { NewestJobs } from '#web/features/jobs/cards/newest-jobs.tsx';
import { SponsorList } from '#web/features/organisations/sponsor-list.tsx';
import { useT } from '#web/lib/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import css from './home-page.module.css';
import { newsParts } from './news-items.ts';

/** The lower sections of the home page: newest jobs, partners, news. */
export function HomeMore() {
  return (
    <>
      <NewestJobs />
      <SponsorList />
      <News />
    </>
  );
}

function News() {
  const t = useT();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {t('home.newsTitle')}
      </h2>
      <ul className={css.news}>
        {newsParts.map((part) => (
          <li key={part}>
            <h3 className={css.stepTitle}>{t(`content.news.sections.${part}.title`)}</h3>
            <p className={css.text}>{t(`content.news.sections.${part}.text`)}</p>
          </li>
        ))}
      </ul>
      <LinkButton icon={ArrowRight} href={paths.news}>
        {t('home.allNews')}
      </LinkButton>
    </section>
  );
}
