import { sessionSeconds } from '#domain/features/accounts/session-lifetimes.ts';

interface TokenOptions {
  /** Seconds until the session expires for the client. */
  readonly seconds: number;
  readonly name?: string;
  readonly userId?: number;
  /** The administrator who impersonates this person. */
  readonly actor?: number;
}

/** Tokens of a job seeker. */
export function createTokens({ seconds, name = 'Ana Silva', userId = 7, actor }: TokenOptions) {
  const exp = Math.floor(Date.now() / 1000) + seconds + sessionSeconds.clientMargin;
  const act = actor === undefined ? {} : { act: { sub: String(actor) } };
  const claims = { user_id: userId, exp, is_user: true, full_name: name, ...act };
  return { access: `header.${encodeBase64Url(JSON.stringify(claims))}.signature`, refresh: `refresh-${exp}` };
}

function encodeBase64Url(text: string): string {
  const binary = String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
