import { CircleCheck, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { FormActions } from '#web/ui/form/form-actions.tsx';
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
  const announce = useAnnounce();
  const start = useRef<HTMLDivElement>(null);
  const [result, setResult] = useState<string | null>(null);
  useEffect(() => start.current?.focus(), []);
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(secret).then(
      () => true,
      () => false,
    );
    const message = t(isCopied ? 'integrations.secret.copied' : 'integrations.secret.copyFailed');
    setResult(message);
    announce(message);
  };
  return (
    <div ref={start} tabIndex={-1} className={css.secret}>
      <p>{text}</p>
      <code className={css.text}>{secret}</code>
      <FormActions>
        <Button variant="primary" icon={Copy} onPress={() => void copy()}>
          {t('integrations.secret.copy')}
        </Button>
        <Button icon={CircleCheck} onPress={onDone}>
          {t('integrations.secret.done')}
        </Button>
      </FormActions>
      {result && <p>{result}</p>}
    </div>
  );
}
