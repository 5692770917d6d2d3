import { guestRoomCookie } from './chat-limits.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A random name for a new room. It gives no access: the server checks the account or the guest's secret. */
export function createRoomName(): string {
  const random = crypto.getRandomValues(new Uint32Array(guestRoomCookie.length));
  return Array.from(random, (value) => alphabet[value % alphabet.length]).join('');
}

/** The room of a guest on this device, or null. */
export function readGuestRoom(): string | null {
  return document.cookie.match(/(?:^|; )room=([A-Za-z0-9]{5})(?:;|$)/)?.[1] ?? null;
}

export function storeGuestRoom(room: string): void {
  writeCookie(room, guestRoomCookie.maxAgeSeconds);
}

export function clearGuestRoom(): void {
  writeCookie('', 0);
}

function writeCookie(value: string, maxAgeSeconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API does not exist on plain HTTP
  document.cookie = `room=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Strict${secure}`;
}
