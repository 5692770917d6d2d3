import { PublicRecord } from '#web/features/fairness/public-record.tsx';
import { ScoreStatement } from '#web/features/fairness/score-statement.tsx';
import { useT } from '#web/lib/texts/i18n.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import css from './public-fairness-page.module.css';

/** How the score works, and the fairness records that employers publish. */
export function PublicFairnessPage() {
  const t = useT();
  return (
    <>
      <PageHeader title={t('fairness.public.title')} purpose={t('fairness.public.purpose')} />
      <div className={css.sections}>
        <ScoreStatement />
        <PublicRecord />
      </div>
    </>
  );
}
