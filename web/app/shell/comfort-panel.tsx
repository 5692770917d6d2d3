import { RotateCcw } from 'lucide-react';
import { type Language, languageNames, languages, type PhraseKey } from '#domain/phrases/phrases.ts';
import { type Comfort, comfortChoices, resetComfort, setComfort, useComfort } from '#web/lib/comfort.ts';
import { type Translate, useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { RadioGroup } from '#web/ui/field/radio-group.tsx';
import { Select } from '#web/ui/field/select.tsx';
import { Switch } from '#web/ui/field/switch.tsx';
import css from './comfort-panel.module.css';

/** Every setting takes effect at once and stays on this device. */
export function ComfortPanel() {
  const t = useT();
  const announce = useAnnounce();
  const comfort = useComfort();
  const reset = () => {
    resetComfort();
    announce(t('comfort.resetDone'));
  };
  return (
    <div className={css.panel}>
      <div>
        <h2 className={css.title}>{t('comfort.title')}</h2>
        <p className={css.intro}>{t('comfort.intro')}</p>
      </div>
      <Switch
        isSelected={comfort.calm === 'true'}
        onChange={(isOn) => setComfort({ calm: isOn ? 'true' : 'false' })}
        note={t('comfort.calm.hint')}
      >
        {t('comfort.calm.label')}
      </Switch>
      <Setting name="theme" />
      <Setting name="text" />
      <Setting name="spacing" />
      <Setting name="font" />
      <Setting name="tint" />
      <Setting name="motion" />
      <Setting name="timers" hint={t('comfort.timers.hint')} />
      <LanguageSetting value={comfort.language} />
      <Button icon={RotateCcw} onPress={reset}>
        {t('comfort.reset')}
      </Button>
    </div>
  );
}

type SettingName = 'theme' | 'text' | 'spacing' | 'font' | 'tint' | 'motion' | 'timers';

interface SettingProps {
  readonly name: SettingName;
  readonly hint?: string;
}

function Setting({ name, hint }: SettingProps) {
  const t = useT();
  const value = useComfort((comfort) => comfort[name]);
  return (
    <RadioGroup<string>
      look="segments"
      label={t(`comfort.${name}.label`)}
      hint={hint}
      value={value}
      onChange={(next) => setComfort({ [name]: next })}
      choices={comfortChoices[name].map((choice) => ({ value: choice, label: wordOf(t, name, choice) }))}
    />
  );
}

function LanguageSetting({ value }: { readonly value: Comfort['language'] }) {
  const t = useT();
  const named = languages.map((language: Language) => ({ value: language, label: languageNames[language] }));
  return (
    <Select
      label={t('comfort.language.label')}
      value={value}
      onChange={(language) => setComfort({ language })}
      choices={[{ value: 'browser' as const, label: t('comfort.language.browser') }, ...named]}
    />
  );
}

function wordOf(t: Translate, name: SettingName, value: string): string {
  return name === 'text' ? t('comfort.text.value', { value }) : t(`comfort.${name}.${value}` as PhraseKey);
}
