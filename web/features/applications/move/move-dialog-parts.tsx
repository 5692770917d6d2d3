import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import { useInvalidateApplications } from '#web/features/applications/staff-queries.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import css from './move-dialog.module.css';

interface MovePreviewProps {
  readonly can: readonly ApplicationCard[];
  readonly cannot: readonly ApplicationCard[];
  readonly status: string;
}

/** The preview of a bulk move: who moves and who stays. */
export function MovePreview({ can, cannot, status }: MovePreviewProps) {
  const t = useT();
  return (
    <div className={css.who}>
      <p>{t('applications.review.selected.can', { count: can.length, status })}</p>
      {cannot.length > 0 && (
        <>
          <p>{t('applications.review.selected.cannot', { count: cannot.length })}</p>
          <p className={css.names}>{cannot.map(({ seeker }) => seeker.name).join(', ')}</p>
        </>
      )}
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
