import { CircleAlert } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { type BlockedCharacterKind, isBlockedCharacter } from '#domain/lib/blocked-characters.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import css from '#web/ui/field/field.module.css';

/** Minimum milliseconds between two announcements of one field. */
const announceIntervalMs = 2000;

/**
 * Prevents typing of blocked characters and shows a note. Filters key presses only: pasted, dropped, autofilled, dictated
 * or composed text stays and is validated when the form is submitted.
 */
export function useCharacterFilter(kind: BlockedCharacterKind | undefined) {
  const t = useT();
  const announce = useAnnounce();
  const [blocked, setBlocked] = useState<string | null>(null);
  const announcedAt = useRef(Number.NEGATIVE_INFINITY);
  const onKeyDown = (event: KeyboardEvent) => {
    const isShortcut = (event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph');
    if (kind === undefined || isShortcut || event.nativeEvent.isComposing || !isBlockedCharacter(kind, event.key))
      return;
    event.preventDefault();
    setBlocked(event.key);
    if (performance.now() - announcedAt.current < announceIntervalMs) return;
    announcedAt.current = performance.now();
    announce(t('forms.characterNotAdded', { sign: event.key }));
  };
  const note = blocked !== null && (
    <p className={css.blocked}>
      <CircleAlert size={16} aria-hidden />
      {t('forms.characterNotAdded', { sign: blocked })}
    </p>
  );
  return { onKeyDown, note };
}
