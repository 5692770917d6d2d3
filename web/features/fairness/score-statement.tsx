import { useT } from '#web/lib/texts/i18n.ts';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import css from './fairness.module.css';

const statements = ['parts', 'weights', 'unknown', 'never', 'person', 'explained'] as const;

/** How the match score works, in plain words. */
export function ScoreStatement() {
  const t = useT();
  return (
    <CardSection title={t('fairness.score.title')}>
      <ScoreStatements />
    </CardSection>
  );
}

/** The same without a card. */
export function ScoreStatements() {
  const t = useT();
  return (
    <ul className={css.statements}>
      {statements.map((name) => (
        <li key={name}>{t(`fairness.score.${name}`)}</li>
      ))}
    </ul>
  );
}
