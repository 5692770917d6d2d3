import { RotateCcw } from 'lucide-react';
import { type ComfortName, comfortChoices } from '#domain/features/comfort/comfort.ts';
import type { PhraseKey } from '#domain/phrases/phrases.ts';
import { resetComfort, setComfort, useComfort } from '#web/lib/comfort.ts';
import { useRole } from '#web/lib/session/role.ts';
import { useSession } from '#web/lib/session.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { RadioGroup } from '#web/ui/field/choice/radio-group.tsx';
import { Switch } from '#web/ui/field/choice/switch.tsx';
import css from './comfort-controls.module.css';
import { LanguageSelect } from './language-select.tsx';

/** Every setting applies immediately and is saved on this device and with the account. */
export function ComfortControls() {
  const t = useT();
  const role = useRole();
  const isSignedIn = useSession((session) => session.user.authenticated);
  const calm = useComfort((comfort) => comfort.calm);
  const isStaff = role !== null && role !== 'job_seeker';
  return (
    <div className={css.controls}>
      <p className={css.intro}>
        {t(isSignedIn ? 'comfort.introOwn' : 'comfort.intro')} {t('comfort.saved')}
      </p>
      <Switch
        isSelected={calm === 'true'}
        onChange={(isOn) => setComfort({ calm: isOn ? 'true' : 'false' })}
        note={t('comfort.calm.hint')}
      >
        {t('comfort.calm.label')}
      </Switch>
      <ComfortSetting name="theme" />
      <ComfortSetting name="text" />
      <ComfortSetting name="spacing" />
      <ComfortSetting name="font" />
      <ComfortSetting name="tint" />
      {isStaff && <ComfortSetting name="density" />}
      <ComfortSetting name="motion" />
      <ComfortSetting name="timers" hint={t('comfort.timers.hint')} />
      <ComfortSetting name="enter" hint={t('comfort.enter.hint')} />
      {!isStaff && <ComfortSetting name="jobs" hint={t('comfort.jobs.hint')} />}
      <LanguageSelect />
      <ResetComfort />
    </div>
  );
}

export function ResetComfort() {
  const t = useT();
  const announce = useAnnounce();
  const reset = () => {
    resetComfort();
    announce(t('comfort.resetDone'));
  };
  return (
    <div>
      <Button icon={RotateCcw} onPress={reset}>
        {t('comfort.reset')}
      </Button>
    </div>
  );
}

type SettingName = Exclude<ComfortName, 'calm' | 'language'>;

interface SettingProps {
  readonly name: SettingName;
  readonly hint?: string;
}

/** One setting with its choices as segments. */
export function ComfortSetting({ name, hint }: SettingProps) {
  const t = useT();
  const value = useComfort((comfort) => comfort[name]);
  return (
    <RadioGroup<string>
      variant="segments"
      label={t(`comfort.${name}.label`)}
      hint={hint}
      value={value}
      onChange={(next) => setComfort({ [name]: next })}
      choices={comfortChoices[name].map((choice) => ({ value: choice, label: getText(t, name, choice) }))}
    />
  );
}

function getText(t: Translate, name: SettingName, value: string): string {
  return name === 'text' ? t('comfort.text.value', { value }) : t(`comfort.${name}.${value}` as PhraseKey);
}
