import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useScope } from '#web/lib/session/role.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import css from './needs.module.css';
import { needText, shownCount, useOpenSharedNeeds } from './queries.ts';

/** Needs shared with the viewer, opened explicitly because opening is logged. Empty if nothing is shared. */
export function SharedNeeds({ seekerId }: { readonly seekerId: number }) {
  const mayOpen = useScope('needs.open') !== null;
  return mayOpen ? <SharedItems seekerId={seekerId} /> : null;
}

function SharedItems({ seekerId }: { readonly seekerId: number }) {
  const t = useT();
  const { data: count = 0 } = useQuery(shownCount(seekerId));
  const open = useOpenSharedNeeds(seekerId);
  if (count === 0) return null;
  return (
    <CardSection title={t('needs.staff.title')} size="h4" gap="wide">
      {open.data ? (
        <>
          <ul className={css.plain}>
            {open.data.map((need) => (
              <li key={need.id}>{needText(t, need)}</li>
            ))}
          </ul>
          <p className={css.muted}>{t('needs.staff.confidential')}</p>
        </>
      ) : (
        <>
          <p>{t('needs.staff.count', { count })}</p>
          <div>
            <Button icon={Eye} isPending={open.isPending} onPress={() => open.mutate()}>
              {t('needs.staff.open')}
            </Button>
          </div>
        </>
      )}
      {open.error && <InlineNote tone="danger">{translateError(open.error)}</InlineNote>}
    </CardSection>
  );
}
