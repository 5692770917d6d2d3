import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { paths } from '#web/app/paths.ts';
import { NewestJobs } from '#web/features/jobs/cards/newest-jobs.tsx';
import { SponsorList } from '#web/features/organisations/sponsor-list.tsx';
import { useT } from '#web/lib/texts/i18n.ts';
import { newsIds } from '#web/pages/public/content/news-items.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import css from './home-page.module.css';

/** The lower sections of the home page: how it works, newest jobs, sponsors, news. */
export function HomeMore() {
  return (
    <>
      <Steps />
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
        {newsIds.map((part) => (
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

const steps = [
  { title: 'home.step1', text: 'home.step1Text' },
  { title: 'home.step2', text: 'home.step2Text' },
  { title: 'home.step3', text: 'home.step3Text' },
] as const;

function Steps() {
  const t = useT();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {t('home.stepsTitle')}
      </h2>
      <ol className={css.steps}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className={css.step}>
            <span className={css.sign} aria-hidden>
              {index + 1}
            </span>
            <div>
              <h3 className={css.stepTitle}>{t(title)}</h3>
              <p className={css.text}>{t(text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
