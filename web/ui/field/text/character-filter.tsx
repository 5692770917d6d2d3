import { CircleAlert } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { type BlockedCharacterKind, isBlockedCharacter } from '#domain/lib/blocked-characters.ts';
import { useT } from '#web/lib/i18n.ts';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import css from '#web/ui/field/field.module.css';

/** Milliseconds between two spoken notes of one field. */
const quiet = 2000;

/**
 * Keeps blocked signs from being typed, and says so. Only key presses: what is pasted, dropped, filled in, dictated or
 * composed stays, and is checked when the form is sent.
 */
export function useSignFilter(kind: BlockedCharacterKind | undefined) {
  const t = useT();
  const announce = useAnnounce();
  const [sign, setSign] = useState<string | null>(null);
  const spokenAt = useRef(Number.NEGATIVE_INFINITY);
  const onKeyDown = (event: KeyboardEvent) => {
    const isShortcut = (event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph');
    if (kind === undefined || isShortcut || event.nativeEvent.isComposing || !isBlockedCharacter(kind, event.key))
      return;
    event.preventDefault();
    setSign(event.key);
    if (performance.now() - spokenAt.current < quiet) return;
    spokenAt.current = performance.now();
    announce(t('forms.characterNotAdded', { sign: event.key }));
  };
  const note = sign !== null && (
    <p className={css.blocked}>
      <CircleAlert size={16} aria-hidden />
      {t('forms.characterNotAdded', { sign })}
    </p>
  );
  return { onKeyDown, note };
}
