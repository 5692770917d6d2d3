import { Email } from '#domain/lib/fields.ts';
import { cleanName } from '#domain/lib/name.ts';
import type { ExternalIdentity } from './identity-queries.ts';
import type { ProviderClient } from './provider-client.ts';
import { ProviderRefusal } from './provider-refusal.ts';

/** A person as the provider reports them. The provider has verified the email. */
export interface Person {
  readonly identity: ExternalIdentity;
  readonly fullName: string;
  /** The tenant trusts the emails of this provider. */
  readonly linksByEmail: boolean;
}

/** The claims we read from an ID token or user info. */
export interface Claims {
  readonly sub: string;
  readonly email?: unknown;
  readonly email_verified?: unknown;
  readonly name?: unknown;
}

/** OpenID Connect permits at most 255 characters. */
const subjectPattern = /^[^\p{Cc}\p{Cs}]{1,255}$/u;

/** @throws ProviderRefusal without a subject or a verified email */
export function parsePerson(client: ProviderClient, claims: Claims): Person {
  if (!subjectPattern.test(claims.sub)) throw new ProviderRefusal('invalid_subject');
  const email = Email.safeParse(claims.email);
  if (!email.success) throw new ProviderRefusal('no_email');
  // Some providers send a string instead of a boolean.
  if (claims.email_verified !== true && claims.email_verified !== 'true') throw new ProviderRefusal('unverified_email');
  const { provider, issuer, linksByEmail } = client;
  const identity = { provider, issuer, subject: claims.sub, email: email.data };
  return { identity, fullName: parseName(claims.name, email.data), linksByEmail };
}

function parseName(name: unknown, email: string): string {
  const text = typeof name === 'string' ? cleanName(name.slice(0, 200)) : '';
  return text || cleanName(email.replace(/@.*/, ''));
}
