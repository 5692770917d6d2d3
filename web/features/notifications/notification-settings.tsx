import { useQuery } from '@tanstack/react-query';
import {
  type NotificationTopic,
  notificationTopics,
  type NotificationSettings as Settings,
} from '#domain/features/notifications/settings.ts';
import { useScope } from '#web/lib/session/role.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Switch } from '#web/ui/field/choice/switch.tsx';
import css from './notification-settings.module.css';
import { QuietHoursFields } from './quiet-hours-fields.tsx';
import { ownNotificationSettings, useSaveNotificationSettings } from './settings-queries.ts';

/** Notification topics, channels, and quiet hours. */
export function NotificationSettings() {
  const t = useT();
  const { data, error, refetch } = useQuery(ownNotificationSettings());
  const save = useSaveNotificationSettings();
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t('common.states.loadingName', { name: t('notifications.settings.title') })} />;
  const change = (part: Partial<Settings>) => save.mutate({ ...data, ...part });
  return (
    <div className={css.part}>
      <p className={css.intro}>{t('notifications.settings.intro')}</p>
      <Switch
        isSelected={data.wants_mail}
        onChange={(isOn) => change({ wants_mail: isOn })}
        note={t('notifications.settings.mailNote')}
      >
        {t('notifications.settings.mail')}
      </Switch>
      <Topics settings={data} onChange={(channels) => change({ channels })} />
      <QuietHoursFields quiet={data.quiet} onChange={(quiet) => change({ quiet })} />
      {save.error && <InlineNote tone="danger">{translateError(save.error)}</InlineNote>}
    </div>
  );
}

interface TopicsProps {
  readonly settings: Settings;
  readonly onChange: (channels: Settings['channels']) => void;
}

function Topics({ settings: { channels, wants_mail: wantsMail }, onChange }: TopicsProps) {
  const t = useT();
  const mayHave = { messages: useScope('message.own') !== null, applications: useScope('application.read') !== null };
  const set = (topic: NotificationTopic, part: Partial<Settings['channels'][NotificationTopic]>) =>
    onChange({ ...channels, [topic]: { ...channels[topic], ...part } });
  return notificationTopics
    .filter((topic) => mayHave[topic])
    .map((topic) => (
      <fieldset key={topic} className={css.topic}>
        <legend className={css.legend}>{t(`notifications.settings.topics.${topic}`)}</legend>
        <Switch isSelected={channels[topic].product} onChange={(isOn) => set(topic, { product: isOn })}>
          {t('notifications.settings.inProduct')}
        </Switch>
        <Switch
          isSelected={channels[topic].mail && wantsMail}
          isDisabled={!wantsMail}
          onChange={(isOn) => set(topic, { mail: isOn })}
        >
          {t('notifications.settings.byMail')}
        </Switch>
      </fieldset>
    ));
}
