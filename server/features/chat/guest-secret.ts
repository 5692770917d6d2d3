import type { FastifyRequest } from 'fastify';
import { guestDays } from '#domain/features/chat/contract.ts';
import { subtractDays } from '#domain/lib/day.ts';
import { hashToken } from '#server/lib/secrets/random-token.ts';

/** Browsers accept the `__Host-` prefix over HTTPS only. */
const getCookieName = ({ protocol }: FastifyRequest) => (protocol === 'https' ? '__Host-gk' : 'gk');

/** A guest's secret protects the chat, because the name of a room can be guessed. */
export function buildGuestCookie(request: FastifyRequest, secret: string): string {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  const seconds = guestDays * 86_400;
  return `${getCookieName(request)}=${secret}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** The stored form of the guest's secret, or null without one. */
export function readGuestHash(request: FastifyRequest): Buffer | null {
  const secret = readGuestSecret(request);
  return secret === null ? null : hashToken(secret);
}

export function readGuestSecret(request: FastifyRequest): string | null {
  const prefix = `${getCookieName(request)}=`;
  const cookies = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length) ?? null;
}

/** Guests who entered their email before this moment have lost access. */
export function getGuestStart(now: Date): Date {
  return subtractDays(now, guestDays);
}
