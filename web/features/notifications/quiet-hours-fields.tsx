import type { NotificationSettings } from '#domain/features/notifications/settings.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { getOwnTimeZone } from '#web/lib/time-zone.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Switch } from '#web/ui/field/choice/switch.tsx';
import { TimeOfDaySelect } from '#web/ui/field/choice/time-of-day-select.tsx';
import css from './notification-settings.module.css';

type Quiet = NotificationSettings['quiet'];

interface QuietHoursFieldsProps {
  readonly quiet: Quiet;
  readonly onChange: (quiet: Quiet) => void;
}

/** From 9 PM to 8 AM. */
const defaultHours = { from: 1260, until: 480 };

/** Hours without emails, in the user's time zone. */
export function QuietHoursFields({ quiet, onChange }: QuietHoursFieldsProps) {
  const t = useT();
  const here = getOwnTimeZone();
  return (
    <fieldset className={css.topic}>
      <legend className={css.legend}>{t('notifications.settings.quiet.title')}</legend>
      <Switch
        isSelected={quiet !== null}
        onChange={(isOn) => onChange(isOn ? { ...defaultHours, time_zone: here } : null)}
        note={t('notifications.settings.quiet.note')}
      >
        {t('notifications.settings.quiet.on')}
      </Switch>
      {quiet && (
        <>
          <div className={css.hours}>
            <TimeOfDaySelect
              label={t('notifications.settings.quiet.from')}
              value={quiet.from}
              onChange={(from) => onChange({ ...quiet, from })}
            />
            <TimeOfDaySelect
              label={t('notifications.settings.quiet.until')}
              value={quiet.until}
              onChange={(until) => onChange({ ...quiet, until })}
            />
          </div>
          <p className={css.intro}>
            {t('notifications.settings.quiet.zone', { zone: quiet.time_zone.replaceAll('_', ' ') })}
          </p>
          {quiet.time_zone !== here && (
            <Button onPress={() => onChange({ ...quiet, time_zone: here })}>
              {t('notifications.settings.quiet.useZone', { zone: here.replaceAll('_', ' ') })}
            </Button>
          )}
        </>
      )}
    </fieldset>
  );
}
