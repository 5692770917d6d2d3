import { ExportForm } from '#web/features/exports/export-form.tsx';
import { ExportList } from '#web/features/exports/export-list.tsx';
import { useRole } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import css from './erd-page.module.css';

/** Exports of what the role may see, made in the background. */
export function ExportPage() {
  const t = useT();
  const isAggregate = useRole() === 'skilling_partner';
  return (
    <>
      <PageHeader title={t('exports.title')} purpose={t('exports.purpose')} />
      <div className={css.parts}>
        <p>{t(isAggregate ? 'exports.aggregates' : 'exports.rows')}</p>
        <ExportForm />
        <CardSection title={t('exports.list')}>
          <ExportList />
        </CardSection>
      </div>
    </>
  );
}
