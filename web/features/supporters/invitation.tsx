import { useQuery } from '@tanstack/react-query';
import { HeartHandshake } from 'lucide-react';
import { useOwnerId } from '#web/lib/session.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { invitationQuery, useHelping } from './queries.ts';
import css from './supporters.module.css';

/** A supporter invitation, accepted with the account of the invited address. */
export function Invitation({ token, onDone }: { readonly token: string; readonly onDone: () => void }) {
  const t = useT();
  const userId = useOwnerId();
  const { data, error } = useQuery(invitationQuery(token));
  const { accept } = useHelping();
  if (error) return <InlineNote tone="warn">{t('supporters.helping.notValid')}</InlineNote>;
  if (!data) return null;
  return (
    <CardSection title={t('supporters.helping.invitation', { name: data.name })} size="h4">
      <ul className={css.plain}>
        {data.rights.map((right) => (
          <li key={right}>{t(`supporters.rightNames.${right}`)}</li>
        ))}
      </ul>
      {accept.error && <InlineNote tone="danger">{translateError(accept.error)}</InlineNote>}
      {userId === null ? (
        <p>{t('supporters.helping.signIn', { email: data.email })}</p>
      ) : (
        <div>
          <Button
            variant="primary"
            icon={HeartHandshake}
            isPending={accept.isPending}
            onPress={() => accept.mutate(token, { onSuccess: onDone })}
          >
            {t('supporters.helping.accept')}
          </Button>
        </div>
      )}
    </CardSection>
  );
}
