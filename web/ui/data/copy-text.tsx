import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import css from './copy-text.module.css';

interface CopyTextProps {
  readonly text: string;
  /** What the button copies, where a page has several. */
  readonly name?: string;
  readonly isPrimary?: boolean;
}

/** A text for other programs, with a button that copies it. */
export function CopyText({ text, name, isPrimary = false }: CopyTextProps) {
  const t = useT();
  const announce = useAnnounce();
  const [result, setResult] = useState<string | null>(null);
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    const message = t(isCopied ? 'integrations.secret.copied' : 'integrations.secret.copyFailed');
    setResult(message);
    announce(message);
  };
  return (
    <div className={css.copy}>
      <code className={css.text}>{text}</code>
      <Button
        icon={Copy}
        onPress={() => void copy()}
        {...(isPrimary && { variant: 'primary' })}
        {...(name && { 'aria-label': t('jobFeeds.copyNamed', { name }) })}
      >
        {t('integrations.secret.copy')}
      </Button>
      {result && <p>{result}</p>}
    </div>
  );
}
