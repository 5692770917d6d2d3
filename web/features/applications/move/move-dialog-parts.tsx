import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import { LeftOut } from '#web/features/applications/bulk/left-out.tsx';
import { useInvalidateApplications } from '#web/features/applications/staff-queries.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import css from './move-dialog.module.css';
import type { MoveSplit } from './moving.ts';

interface MovePreviewProps {
  readonly split: MoveSplit;
  readonly to: ApplicationStatus;
  readonly status: string;
}

/** Later stages are never reviewed masked. */
const unmaskingStatuses: ReadonlySet<ApplicationStatus> = new Set(['interview', 'offer', 'offered', 'hired']);

/** The preview of a bulk move: who moves, who stays and why, and who is no longer masked afterwards. */
export function MovePreview({ split: { can, illegal, changed, gone }, to, status }: MovePreviewProps) {
  const t = useT();
  const masked = can.filter((card) => card.is_masked);
  return (
    <div className={css.who}>
      <p>{t('applications.review.selected.can', { count: can.length, status })}</p>
      {masked.length > 0 && unmaskingStatuses.has(to) && (
        <p>{t('applicants.preview.unmasks', { count: masked.length, status })}</p>
      )}
      <LeftOut
        groups={[
          { reason: t('applicants.preview.illegal', { count: illegal.length, status }), cards: illegal },
          { reason: t('applicants.preview.changed', { count: changed.length }), cards: changed },
          { reason: t('applicants.preview.gone', { count: gone.length }), cards: gone },
        ]}
      />
    </div>
  );
}

interface MoveRefusedProps {
  readonly name: string;
  readonly error: unknown;
  readonly onReload: () => void;
}

/** An error from the server, such as a conflict, with a link to the latest version. */
export function MoveRefused({ name, error, onReload }: MoveRefusedProps) {
  const t = useT();
  const forget = useInvalidateApplications();
  const reload = () => {
    void forget();
    onReload();
  };
  return (
    <Banner
      tone="danger"
      role="alert"
      title={t('applications.review.move.failed', { name })}
      actions={<Button onPress={reload}>{t('applications.review.move.reload')}</Button>}
    >
      {translateError(error)}
    </Banner>
  );
}
