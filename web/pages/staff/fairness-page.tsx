import { FairnessRecord } from '#web/features/fairness/fairness-record.tsx';
import { ScoreStatement } from '#web/features/fairness/score-statement.tsx';
import { useT } from '#web/lib/texts/i18n.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import css from './erd-page.module.css';

/** Selection rates by volunteered group, apart from all pages about applications. */
export function FairnessPage() {
  const t = useT();
  return (
    <>
      <PageHeader title={t('fairness.title')} purpose={t('fairness.purpose')} />
      <div className={css.parts}>
        <FairnessRecord />
        <ScoreStatement />
      </div>
    </>
  );
}
