import { Volume2, VolumeX } from 'lucide-react';
import { useComfort } from '#web/lib/comfort.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import css from './helpdesk-inbox.module.css';
import { setSound, useSound } from './new-message-sound.ts';

/** The sound of new messages, on this device. */
export function SoundSwitch() {
  const t = useT();
  const isOn = useSound((sound) => sound.isOn);
  const isCalm = useComfort(({ calm }) => calm === 'true');
  const Icon = isOn && !isCalm ? Volume2 : VolumeX;
  return (
    <div className={css.sound}>
      <Icon size={16} aria-hidden />
      <span>{t(isCalm ? 'helpdesk.soundCalm' : isOn ? 'helpdesk.soundOn' : 'helpdesk.soundOff')}</span>
      {!isCalm && (
        <Button variant="quiet" isDense onPress={() => setSound(!isOn)}>
          {t(isOn ? 'helpdesk.turnSoundOff' : 'helpdesk.turnSoundOn')}
        </Button>
      )}
    </div>
  );
}
