import type { FastifyRequest } from 'fastify';
import { Counter } from 'prom-client';
import * as z from 'zod/mini';
import type { App } from '#server/http/app-type.ts';
import { toFieldProblems } from '#server/http/errors/field-problems.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { cspReportPath } from '#server/http/headers/content-security-policy.ts';
import type { Metrics } from '#server/lib/metrics.ts';

/** Bytes: a browser sends several reports at once, each with the whole policy. */
const maxLength = 65_536;
const maxReports = 20;
/** A page with many violations sends as many reports; a few show what is wrong. */
const perMinute = 20;

const LegacyReport = z.object({
  'csp-report': z.object({
    'effective-directive': z.optional(z.string()),
    'violated-directive': z.optional(z.string()),
    'blocked-uri': z.optional(z.string()),
  }),
});
const Report = z.object({
  type: z.string(),
  body: z.object({
    effectiveDirective: z.optional(z.string()),
    blockedURL: z.optional(z.nullable(z.string())),
  }),
});
const Reports = z.array(Report).check(z.maxLength(maxReports));

interface Violation {
  readonly directive: string;
  readonly blocked: string;
}

/** Takes the violations of the content security policy that browsers report. Reports contain URLs: these are not logged. */
export async function serveCspReports(app: App, { registry }: Metrics): Promise<void> {
  const violations = new Counter({
    name: 'csp_violations_total',
    help: 'Reported violations of the content security policy by directive',
    labelNames: ['directive'],
    registers: [registry],
  });
  await app.register((reports: App, _options, done) => {
    receiveReports(reports, violations);
    done();
  });
}

function receiveReports(app: App, violations: Counter<'directive'>): void {
  app.removeAllContentTypeParsers();
  const types = ['application/csp-report', 'application/reports+json'];
  app.addContentTypeParser(types, { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
  const options = { schema: { hide: true }, bodyLimit: maxLength, config: { rateLimit: { max: perMinute } } };
  app.post(cspReportPath, options, async (request, reply) => {
    for (const violation of readViolations(request)) {
      violations.inc({ directive: violation.directive });
      request.log.warn(violation, 'content security policy violation');
    }
    return reply.code(204).send();
  });
}

function readViolations({ headers, body }: FastifyRequest): Violation[] {
  if (headers['content-type']?.startsWith('application/csp-report')) {
    const report = parse(LegacyReport, body)['csp-report'];
    const directive = report['effective-directive'] ?? report['violated-directive'];
    return [toViolation(directive, report['blocked-uri'])];
  }
  return parse(Reports, body)
    .filter(({ type }) => type === 'csp-violation')
    .map((report) => toViolation(report.body.effectiveDirective, report.body.blockedURL));
}

function parse<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body);
  return parsed.success
    ? parsed.data
    : refuse('invalid_input', { fields: toFieldProblems(parsed.error.issues, 'body') });
}

/** Anyone can send a report, so only known names get into the log and the metrics. */
function toViolation(directive = '', blocked: string | null = ''): Violation {
  const name = directive.split(' ')[0] ?? '';
  return { directive: directives.has(name) ? name : 'other', blocked: getBlockedHost(blocked ?? '') };
}

const directives: ReadonlySet<string> = new Set([
  ...[
    'default-src',
    'script-src',
    'script-src-elem',
    'script-src-attr',
    'style-src',
    'style-src-elem',
    'style-src-attr',
  ],
  ...['img-src', 'font-src', 'connect-src', 'worker-src', 'frame-src', 'media-src', 'object-src', 'manifest-src'],
  ...['base-uri', 'form-action', 'frame-ancestors', 'require-trusted-types-for', 'trusted-types'],
]);

/** Reports name a URL or one of these words. */
const words: ReadonlySet<string> = new Set([
  'inline',
  'eval',
  'wasm-eval',
  'self',
  'data',
  'blob',
  'trusted-types-sink',
  'trusted-types-policy',
]);

/** The host of a web address, or the scheme of another one, such as that of a browser extension. */
function getBlockedHost(blocked: string): string {
  if (words.has(blocked)) return blocked;
  const url = URL.parse(blocked);
  if (!url) return 'other';
  return ['http:', 'https:', 'ws:', 'wss:'].includes(url.protocol) ? url.host : getScheme(url);
}

function getScheme({ protocol }: URL): string {
  return /^[a-z-]{1,30}:$/.test(protocol) ? protocol : 'other';
}
