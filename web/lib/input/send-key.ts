import type { Comfort } from '#domain/features/comfort/comfort.ts';

/**
 * Whether a key press sends the message: Ctrl or Command with Enter always, Enter alone by setting. During IME
 * composition, Enter never sends.
 */
export function isSendKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'isComposing'>,
  habit: Comfort['enter'],
): boolean {
  if (event.key !== 'Enter' || event.isComposing || event.altKey) return false;
  if (event.ctrlKey || event.metaKey) return true;
  return habit === 'sends' && !event.shiftKey;
}
