import { parseArgs } from 'node:util';
import { type Provider, providers } from '#domain/features/sign-in/contract.ts';
import {
  getDefaultClientAuth,
  getDefaultTokenInfoUrl,
  knownIssuers,
} from '#domain/features/sign-in/provider-defaults.ts';
import { DatabaseError } from '#server/db/connection/database-error.ts';

const usage = `Usage:
  npm run sign-in -- list [--tenant SLUG]
  npm run sign-in -- set PROVIDER --client-id ID [--secret-file FILE] [--issuer URL] [--label TEXT]
                         [--auth basic|post] [--token-info URL] [--vouch] [--tenant SLUG]
  npm run sign-in -- off PROVIDER [--tenant SLUG]
  npm run sign-in -- passwords on|off [--tenant SLUG]
  npm run sign-in -- reset-two-factor EMAIL [--tenant SLUG]
PROVIDER is one of ${providers.join(', ')}. The secret is read from a file, or from standard input with "-".`;

export type SignInCommand = { readonly tenant: string | undefined } & (
  | { readonly what: 'list' }
  | { readonly what: 'off'; readonly provider: Provider }
  | { readonly what: 'passwords'; readonly isOn: boolean }
  | { readonly what: 'reset-two-factor'; readonly email: string }
  | ({ readonly what: 'set'; readonly secretFile: string | undefined } & SetProvider)
);

interface SetProvider {
  readonly provider: Provider;
  readonly clientId: string;
  readonly issuer: string;
  readonly label: string;
  readonly clientAuth: 'basic' | 'post';
  readonly tokenInfoUrl: string;
  readonly linksByEmail: boolean;
}

/** @throws DatabaseError with the usage for invalid arguments */
export function readSignInCommand(args: readonly string[]): SignInCommand {
  const { values, positionals } = parse(args);
  const [what, name, ...more] = positionals;
  if (more.length > 0) throw new DatabaseError(usage);
  const { tenant } = values;
  if (what === 'list' && name === undefined) return { what, tenant };
  if (what === 'passwords' && (name === 'on' || name === 'off')) return { what, isOn: name === 'on', tenant };
  if (what === 'reset-two-factor' && name?.includes('@')) return { what, email: name, tenant };
  const provider = providers.find((known) => known === name);
  if (what === 'off' && provider) return { what, provider, tenant };
  if (what === 'set' && provider) {
    return { what, secretFile: values['secret-file'], tenant, ...settingsFor(provider, values) };
  }
  throw new DatabaseError(usage);
}

type Values = ReturnType<typeof parse>['values'];

function settingsFor(provider: Provider, values: Values): SetProvider {
  const issuer = values.issuer ?? knownIssuers[provider];
  const clientId = values['client-id'];
  const auth = values.auth ?? getDefaultClientAuth(provider);
  const tokenInfoUrl = values['token-info'] ?? getDefaultTokenInfoUrl(provider);
  if (!clientId || !issuer || (auth !== 'basic' && auth !== 'post')) throw new DatabaseError(usage);
  for (const address of [issuer, ...(tokenInfoUrl ? [tokenInfoUrl] : [])]) refuseUnsafe(address);
  return {
    provider,
    clientId,
    issuer,
    label: values.label ?? '',
    clientAuth: auth,
    tokenInfoUrl,
    linksByEmail: values.vouch,
  };
}

/** Secrets are sent to these URLs: plain HTTP is allowed on the loopback address only. */
function refuseUnsafe(address: string): void {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isLoopback = url?.protocol === 'http:' && ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname);
  if (url?.protocol !== 'https:' && !isLoopback) throw new DatabaseError(`${address} must start with https://`);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        tenant: { type: 'string' },
        'client-id': { type: 'string' },
        'secret-file': { type: 'string' },
        issuer: { type: 'string' },
        label: { type: 'string' },
        auth: { type: 'string' },
        'token-info': { type: 'string' },
        vouch: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new DatabaseError(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}
