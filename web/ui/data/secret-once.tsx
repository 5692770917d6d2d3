import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { CopyText } from './copy-text.tsx';
import css from './secret-once.module.css';

interface SecretOnceProps {
  /** What it is and where to store it. */
  readonly text: string;
  readonly secret: string;
  readonly onDone: () => void;
}

/** A secret that is shown this one time, with a button that copies it. */
export function SecretOnce({ text, secret, onDone }: SecretOnceProps) {
  const t = useT();
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => start.current?.focus(), []);
  return (
    <div ref={start} tabIndex={-1} className={css.secret}>
      <p>{text}</p>
      <CopyText text={secret} isPrimary />
      <Button icon={CircleCheck} onPress={onDone}>
        {t('integrations.secret.done')}
      </Button>
    </div>
  );
}
