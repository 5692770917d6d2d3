import { sessionSeconds } from '#domain/features/accounts/session-lifetimes.ts';

interface TokenOptions {
  /** From now until the session ends, as far as the client counts. */
  readonly seconds: number;
  readonly name?: string;
  readonly userId?: number;
  /** The administrator who looks at the product as this person. */
  readonly actor?: number;
}

/** Tokens of a person, a job seeker. */
export function tokensFor({ seconds, name = 'Ana Silva', userId = 7, actor }: TokenOptions) {
  const exp = Math.floor(Date.now() / 1000) + seconds + sessionSeconds.clientMargin;
  const act = actor === undefined ? {} : { act: { sub: String(actor) } };
  const claims = { user_id: userId, exp, is_user: true, full_name: name, ...act };
  return { access: `header.${asBase64Url(JSON.stringify(claims))}.signature`, refresh: `refresh-${exp}` };
}

function asBase64Url(text: string): string {
  const binary = String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
