import { Info, Leaf } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { setComfort, useComfort } from '#web/lib/comfort.ts';
import { useRole } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Switch } from '#web/ui/field/choice/switch.tsx';
import { ComfortSetting, ResetComfort } from './comfort-controls.tsx';
import { ComfortPreview } from './comfort-preview.tsx';
import css from './comfort-rows.module.css';

/** The comfort settings as rows with segments, Calm mode first, and a live preview. */
export function ComfortRows() {
  const t = useT();
  const role = useRole();
  const calm = useComfort((comfort) => comfort.calm);
  const isStaff = role !== null && role !== 'job_seeker';
  return (
    <div className={css.columns}>
      <div className={css.groups}>
        <div className={css.calm}>
          <span className={css.icon}>
            <Leaf size={22} aria-hidden />
          </span>
          <Switch
            isSelected={calm === 'true'}
            onChange={(isOn) => setComfort({ calm: isOn ? 'true' : 'false' })}
            note={t('comfort.calm.hint')}
          >
            {t('comfort.calm.label')}
          </Switch>
        </div>
        <Group title={t('comfort.groups.text')}>
          <ComfortSetting name="text" />
          <ComfortSetting name="spacing" />
          <ComfortSetting name="font" />
        </Group>
        <Group title={t('comfort.groups.color')}>
          <ComfortSetting name="theme" />
          <ComfortSetting name="tint" />
        </Group>
        <Group title={t('comfort.groups.time')}>
          <ComfortSetting name="timers" hint={t('comfort.timers.hint')} />
          <ComfortSetting name="motion" />
          <ComfortSetting name="enter" hint={t('comfort.enter.hint')} />
          {isStaff && <ComfortSetting name="density" />}
        </Group>
        <Group title={t(isStaff ? 'comfort.groups.chat' : 'comfort.groups.chatAndJobs')}>
          <ComfortSetting name="typing" />
          <ComfortSetting name="clock" hint={t('comfort.clock.hint')} />
          {!isStaff && <ComfortSetting name="jobs" hint={t('comfort.jobs.hint')} />}
        </Group>
      </div>
      <div className={css.side}>
        <ComfortPreview />
        <p className={css.note}>
          <Info size={18} aria-hidden />
          <span>
            {t('comfort.introOwn')} {t('comfort.saved')}
          </span>
        </p>
        <ResetComfort />
      </div>
    </div>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.group}>
      <h3 id={id} className={css.title}>
        {title}
      </h3>
      {children}
    </section>
  );
}
