import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'spellCheck' | 'end' | 'autoComplete'> {
  /** Whether password managers fill in a password or suggest a new one. */
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password field with a show button. Pasting and password managers work. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useT();
  const announce = useAnnounce();
  const [isVisible, setVisible] = useState(false);
  const toggle = () => {
    setVisible(!isVisible);
    announce(t(isVisible ? 'forms.passwordHidden' : 'forms.passwordShown'));
  };
  const button = (
    <Button
      icon={isVisible ? EyeOff : Eye}
      aria-label={t(isVisible ? 'forms.hidePassword' : 'forms.showPassword')}
      onPress={toggle}
    >
      {t(isVisible ? 'forms.hide' : 'forms.show')}
    </Button>
  );
  return <TextField {...props} type={isVisible ? 'text' : 'password'} spellCheck="false" end={button} />;
}
