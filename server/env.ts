import { isAbsolute, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { parseS3Url } from './files/s3-url.ts';

/** The environment variables, read once at start. `docs/settings.md` describes each. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Public address without a trailing slash; links in emails start with it. */
  readonly publicUrl: string;
  /** Folder for the embedded database, files and the secret. */
  readonly dataDir: string;
  /** A PostgreSQL server; undefined for the embedded one. */
  readonly databaseUrl: string | undefined;
  readonly databaseReadUrl: string | undefined;
  readonly redisUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  /** Sender address of emails. */
  readonly mailFrom: string;
  readonly filesUrl: string | undefined;
  /** Signs tokens and encrypts backups. If undefined, a secret is created in the data folder. */
  readonly secret: string | undefined;
  /** Bearer token of the metrics collector. If undefined, `/metrics` is not served. */
  readonly metricsToken: string | undefined;
  /** API requests per minute from one network. */
  readonly requestsPerMinute: number;
  /** Whether demo data and accounts are loaded into an empty database. */
  readonly demo: boolean;
}

export class SettingsError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`These settings are invalid:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** @throws SettingsError with the list of all problems */
export function readSettings(env: Record<string, string | undefined> = process.env): Settings {
  const given = Object.fromEntries(names.map((name) => [name, env[name] === '' ? undefined : env[name]]));
  const parsed = Environment.safeParse(given);
  if (!parsed.success)
    throw new SettingsError(parsed.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`));
  const values = parsed.data;
  const port = values.PORT ?? 3000;
  const host = values.HOST ?? '127.0.0.1';
  const demo = values.DEMO ?? values.DATABASE_URL === undefined;
  const problems = checkCombinations({ host, demo, values });
  if (problems.length > 0) throw new SettingsError(problems);
  return {
    port,
    host,
    publicUrl: (values.PUBLIC_URL ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`).replace(/\/+$/, ''),
    dataDir: toAbsolutePath(values.DATA_DIR ?? 'data'),
    databaseUrl: values.DATABASE_URL,
    databaseReadUrl: values.DATABASE_READ_URL,
    redisUrl: values.REDIS_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `no-reply@${getMailHost(values.PUBLIC_URL)}`,
    filesUrl: values.FILES_URL,
    secret: values.SECRET,
    metricsToken: values.METRICS_TOKEN,
    requestsPerMinute: values.REQUESTS_PER_MINUTE ?? 600,
    demo,
  };
}

const url = (protocols: readonly string[]) =>
  z.optional(
    z.string().check(
      z.refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
        error: `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
      }),
    ),
  );

function isFileUrl(text: string): boolean {
  try {
    return fileURLToPath(text) !== '';
  } catch {
    return false;
  }
}

const switchValues: Readonly<Record<string, boolean>> = {
  on: true,
  true: true,
  '1': true,
  off: false,
  false: false,
  '0': false,
};

/** With at most as many digits as `max`. */
function wholeNumber(min: number, max: number, message: string) {
  const digits = new RegExp(`^\\d{1,${String(max).length}}$`);
  return z.optional(
    z.pipe(
      z.string().check(z.regex(digits, message)),
      z.pipe(z.transform(Number), z.number().check(z.gte(min, message), z.lte(max, message))),
    ),
  );
}

const Environment = z.object({
  PORT: wholeNumber(0, 65_535, 'must be a port number between 0 and 65535'),
  HOST: z.optional(z.string().check(z.regex(/^[\w.:-]+$/, 'must be a host name or an address'))),
  PUBLIC_URL: url(['http:', 'https:']),
  DATA_DIR: z.optional(z.string().check(z.regex(/^[^\0]+$/, 'must be a folder'))),
  DATABASE_URL: url(['postgres:', 'postgresql:']),
  DATABASE_READ_URL: url(['postgres:', 'postgresql:']),
  REDIS_URL: url(['redis:', 'rediss:']),
  SMTP_URL: url(['smtp:', 'smtps:']),
  MAIL_FROM: z.optional(z.email('must be an email address')),
  FILES_URL: z.optional(
    z.string().check(
      z.refine((text) => isFileUrl(text) || parseS3Url(text) !== undefined, {
        error:
          'must be file:///folder, or s3://KEY:SECRET@HOST/BUCKET?region=REGION (percent-encode special characters in the secret)',
      }),
    ),
  ),
  SECRET: z.optional(z.string().check(z.minLength(32, 'must have at least 32 characters'))),
  METRICS_TOKEN: z.optional(
    z
      .string()
      .check(z.regex(/^[\w.~+/=-]{32,}$/, 'must have at least 32 letters, digits, or characters of . _ ~ + / = -')),
  ),
  REQUESTS_PER_MINUTE: wholeNumber(60, 100_000, 'must be a number between 60 and 100000'),
  DEMO: z.optional(
    z.pipe(
      z.string().check(z.refine((word) => word.toLowerCase() in switchValues, { error: 'must be on or off' })),
      z.transform((word: string) => switchValues[word.toLowerCase()] ?? false),
    ),
  ),
});

type Environment = z.infer<typeof Environment>;

const names = Object.keys(Environment.shape) as (keyof Environment)[];

const loopback = ['127.0.0.1', '::1', 'localhost'];

function checkCombinations({ host, demo, values }: { host: string; demo: boolean; values: Environment }): string[] {
  const problems: string[] = [];
  if (values.DATABASE_READ_URL && !values.DATABASE_URL) {
    problems.push('DATABASE_READ_URL: needs DATABASE_URL, because it is a replica of that database');
  }
  if (demo && values.DEMO === undefined && !loopback.includes(host)) {
    problems.push(
      `HOST: the demo accounts have a public password, so ${host} needs DEMO=on (you accept that) or DEMO=off`,
    );
  }
  return problems;
}

/** Mail servers reject senders whose domain is an IP address. */
function getMailHost(publicUrl: string | undefined): string {
  const host = publicUrl === undefined ? 'localhost' : new URL(publicUrl).hostname;
  return /[a-z]/i.test(host) && !host.startsWith('[') ? host : 'localhost';
}

function toAbsolutePath(folder: string): string {
  return isAbsolute(folder) ? folder : resolve(folder);
}
