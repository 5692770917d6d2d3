import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'spellCheck' | 'end' | 'autoComplete'> {
  /** Tells password managers whether to fill in or to suggest. */
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password that can be shown, pasted and filled in by a manager. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useT();
  const announce = useAnnounce();
  const [isShown, setShown] = useState(false);
  const toggle = () => {
    setShown(!isShown);
    announce(t(isShown ? 'forms.passwordHidden' : 'forms.passwordShown'));
  };
  const button = (
    <Button
      icon={isShown ? EyeOff : Eye}
      aria-label={t(isShown ? 'forms.hidePassword' : 'forms.showPassword')}
      onPress={toggle}
    >
      {t(isShown ? 'forms.hide' : 'forms.show')}
    </Button>
  );
  return <TextField {...props} type={isShown ? 'text' : 'password'} spellCheck="false" end={button} />;
}
