import { useNavigate } from 'react-router';
import type { OwnPrepared } from '#domain/features/prepared-applications/contract.ts';
import { paths } from '#web/app/paths.ts';
import css from '#web/features/applications/job-items.module.css';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { DeclinePrepared, PreparedBy } from './own-prepared.tsx';

interface PreparedNoteProps {
  readonly prepared: OwnPrepared;
  /** Replaces the person's own answers; absent while the form shows the prepared ones. */
  readonly onUse?: (() => void) | undefined;
}

/** Above an application that a partner prepared: who did, that only the person sends it, and the way to decline. */
export function PreparedNote({ prepared, onUse }: PreparedNoteProps) {
  const t = useT();
  const navigate = useNavigate();
  return (
    <Card>
      <div className={css.item}>
        <PreparedBy prepared={prepared} />
        <p>{t(onUse ? 'preparedApplications.own.kept' : 'preparedApplications.own.text')}</p>
        <div className={css.actions}>
          {onUse && <Button onPress={onUse}>{t('preparedApplications.own.use')}</Button>}
          <DeclinePrepared prepared={prepared} onDeclined={() => void navigate(paths.dashboard, { replace: true })} />
        </div>
      </div>
    </Card>
  );
}
