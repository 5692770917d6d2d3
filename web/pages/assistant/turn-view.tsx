import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Link } from '#web/ui/action/link.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import css from './assistant.module.css';
import type { Item, Turn } from './turn.ts';

export function TurnView({ turn }: { readonly turn: Turn }) {
  const t = useT();
  return (
    <li className={css.turn} data-from={turn.from}>
      <p className={css.who}>{t(`assistant.${turn.from}`)}</p>
      {turn.from === 'person' ? (
        <p className={css.text}>{turn.text}</p>
      ) : (
        <>
          {turn.lines.map((line) => (
            <p key={line} className={css.text}>
              {line}
            </p>
          ))}
          {turn.items && turn.items.length > 0 && <Items items={turn.items} />}
          {turn.result !== undefined && <Result text={turn.result} />}
          {turn.links?.map(({ text, href }) => (
            <p key={href}>
              <Link href={href}>{text}</Link>
            </p>
          ))}
          {turn.source && <p className={css.source}>{t(turn.source)}</p>}
        </>
      )}
    </li>
  );
}

function Items({ items }: { readonly items: readonly Item[] }) {
  return (
    <ul className={css.items}>
      {items.map(({ text, href }) => (
        <li key={`${href} ${text}`}>{href ? <Link href={href}>{text}</Link> : text}</li>
      ))}
    </ul>
  );
}

/** A text to take along, with a button that copies it. */
function Result({ text }: { readonly text: string }) {
  const t = useT();
  const announce = useAnnounce();
  const [message, setMessage] = useState<string | null>(null);
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    const said = t(isCopied ? 'assistant.rewrite.copied' : 'assistant.rewrite.copyFailed');
    setMessage(said);
    announce(said);
  };
  return (
    <>
      <blockquote className={css.result}>{text}</blockquote>
      <div>
        <Button isDense icon={Copy} onPress={() => void copy()}>
          {t('assistant.rewrite.copy')}
        </Button>
        {message && <span className={css.source}> {message}</span>}
      </div>
    </>
  );
}
