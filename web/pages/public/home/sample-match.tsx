import { CalendarDays, Check, Minus, Volume1 } from 'lucide-react';
import { useT } from '#web/lib/texts/i18n.ts';
import { MatchRing } from '#web/ui/data/match/match-ring.tsx';
import css from './sample-match.module.css';

/** All parts with their default weights; the industry is the one that doesn't match. */
export const sampleArcs = [
  { name: 'Skills', weight: 40, fraction: 100 },
  { name: 'Certifications', weight: 10, fraction: 100 },
  { name: 'Education', weight: 10, fraction: 100 },
  { name: 'JobTitles', weight: 20, fraction: 100 },
  { name: 'Industries', weight: 10, fraction: 0 },
  { name: 'ManagementLevel', weight: 10, fraction: 100 },
];

const total = sampleArcs.reduce((sum, { weight, fraction }) => sum + (weight * fraction) / 100, 0);

/** What an explained match looks like. It says that it is a sample. */
export function SampleMatch() {
  const t = useT();
  return (
    <figure className={css.sample}>
      <figcaption className={css.caption}>{t('home.sample.title')}</figcaption>
      <div className={css.parts}>
        <MatchRing total={total} arcs={sampleArcs} size="small" />
        <div>
          <p className={css.job}>{t('home.sample.job')}</p>
          <p className={css.band}>
            {t('matching.bands.strong')} · {t('matching.score', { value: total })}
          </p>
          <ul className={css.reasons}>
            <li>
              <Check size={15} strokeWidth={2.6} aria-hidden className={css.met} />
              {t('home.sample.skills')}
            </li>
            <li>
              <Check size={15} strokeWidth={2.6} aria-hidden className={css.met} />
              {t('home.sample.education')}
            </li>
            <li>
              <Minus size={15} strokeWidth={2.6} aria-hidden className={css.missing} />
              {t('home.sample.industry')}
            </li>
          </ul>
        </div>
      </div>
      <ul className={css.facts}>
        <li>
          <Volume1 size={15} aria-hidden />
          {t('home.sample.noise')}
        </li>
        <li>
          <CalendarDays size={15} aria-hidden />
          {t('home.sample.meetings')}
        </li>
      </ul>
    </figure>
  );
}
