import { sessionTimes } from '#domain/features/accounts/session-times.ts';

/** Tokens of a person whose session ends `seconds` from now, as far as the client counts. */
export function tokensFor({ seconds, name = 'Ana Silva' }: { seconds: number; name?: string }) {
  const exp = Math.floor(Date.now() / 1000) + seconds + sessionTimes.clientMargin;
  const claims = { user_id: 7, exp, is_user: true, full_name: name };
  return { access: `header.${asBase64Url(JSON.stringify(claims))}.signature`, refresh: `refresh-${exp}` };
}

function asBase64Url(text: string): string {
  const binary = String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
