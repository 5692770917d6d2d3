import type { Interview } from '#domain/features/interviews/interview.ts';
import css from '#web/features/interviews/interviews.module.css';
import { useT } from '#web/lib/texts/i18n.ts';
import { CardSection } from '#web/ui/layout/card-section.tsx';

/** The scorecards of the panel. Those of others appear after the reader's own is in. */
export function Scorecards({ interview }: { readonly interview: Interview }) {
  const t = useT();
  return (
    <CardSection title={t('interviews.scorecards.title')}>
      <ul className={css.rows}>
        {interview.scorecards.map(({ user_id: id, name, content, submitted_at: at }) => (
          <li key={id} className={css.stack}>
            <strong>{name}</strong>
            {content ? (
              <>
                <span>{t(`interviews.scorecards.recommendations.${content.recommendation}`)}</span>
                <ol className={css.stack}>
                  {content.ratings.map(({ rating, evidence }, index) => (
                    <li key={interview.pack.questions[index]?.text ?? evidence}>
                      {interview.pack.questions[index]?.text}{' '}
                      <strong>{t(`interviews.scorecards.ratings.${rating}`)}</strong>
                      <p className={css.text}>{evidence}</p>
                    </li>
                  ))}
                </ol>
              </>
            ) : (
              <span className={css.muted}>
                {t(at === null ? 'interviews.scorecards.missing' : 'interviews.scorecards.hidden')}
              </span>
            )}
          </li>
        ))}
      </ul>
    </CardSection>
  );
}
