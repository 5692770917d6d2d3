import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarPlus, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useScope } from '#web/lib/session/role.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { formatDate } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { SecretOnce } from '#web/ui/data/secret-once.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import css from './interviews.module.css';
import { createCalendarFeed, ownCalendarFeed, removeCalendarFeed } from './queries.ts';

/** The private address with which calendar apps show the person's interviews. */
export function CalendarFeed() {
  const t = useT();
  const isAllowed = useScope('calendar.own') !== null;
  const { data } = useQuery({ ...ownCalendarFeed, enabled: isAllowed });
  const client = useQueryClient();
  const [url, setUrl] = useState<string | null>(null);
  const [asked, setAsked] = useState<'renew' | 'remove' | null>(null);
  const onSettled = () => {
    setAsked(null);
    return client.invalidateQueries({ queryKey: ownCalendarFeed.queryKey });
  };
  const create = useMutation({
    mutationFn: createCalendarFeed,
    onSuccess: ({ path }) => setUrl(window.location.origin + path),
    onSettled,
  });
  const remove = useMutation({ mutationFn: removeCalendarFeed, onSuccess: () => setUrl(null), onSettled });
  if (!isAllowed || !data) return null;
  const error = create.error ?? remove.error;
  return (
    <CardSection title={t('interviews.calendar.title')}>
      <p>{t('interviews.calendar.text')}</p>
      {url && <SecretOnce text={t('interviews.calendar.secret')} secret={url} onDone={() => setUrl(null)} />}
      {data.created_at && !url && <p>{t('interviews.calendar.since', { date: formatDate(data.created_at) })}</p>}
      {error && <InlineNote tone="danger">{translateError(error)}</InlineNote>}
      <div className={css.actions}>
        {data.created_at === null && (
          <Button icon={CalendarPlus} isPending={create.isPending} onPress={() => create.mutate()}>
            {t('interviews.calendar.create')}
          </Button>
        )}
        {data.created_at && (
          <>
            <Button icon={RefreshCw} onPress={() => setAsked('renew')}>
              {t('interviews.calendar.renew')}
            </Button>
            <Button icon={Trash2} onPress={() => setAsked('remove')}>
              {t('interviews.calendar.remove')}
            </Button>
          </>
        )}
      </div>
      {asked && (
        <ConfirmDialog
          isOpen
          isDanger={asked === 'remove'}
          title={t(`interviews.calendar.${asked}Title`)}
          text={t(`interviews.calendar.${asked}Text`)}
          confirmLabel={t(`interviews.calendar.${asked}`)}
          isPending={create.isPending || remove.isPending}
          onConfirm={() => (asked === 'renew' ? create.mutate() : remove.mutate())}
          onClose={() => setAsked(null)}
        />
      )}
    </CardSection>
  );
}
