import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, pino } from 'pino';

/** Fields that are redacted in logged objects, down to the third level. */
const secretFields = [
  'authorization',
  'cookie',
  'set-cookie',
  'sec-websocket-protocol',
  'password',
  'access',
  'refresh',
  'token',
  'access_token',
  'refresh_token',
  'email',
  'text',
  'file_name',
];

/** Writes JSON lines in UTC with secrets redacted. */
export function createLogger(level: string, destination?: DestinationStream): FastifyBaseLogger {
  const options = {
    level,
    base: null,
    timestamp: () => `,"ts":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: {
      paths: secretFields.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: '[hidden]',
    },
    serializers: { req: () => undefined, res: () => undefined, err: serializeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Database errors can contain values of a row, so only their code and stack frames are logged. */
function serializeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: 'a value was thrown that is not an Error' };
  const { name, message, stack } = error;
  const code = 'code' in error ? String(error.code) : undefined;
  const isDatabase = code !== undefined && /^[0-9A-Z]{5}$/.test(code);
  return {
    name,
    code,
    message: isDatabase ? 'database error' : message,
    stack: isDatabase ? getStackFrames(stack) : stack,
  };
}

function getStackFrames(stack: string | undefined): string | undefined {
  return stack
    ?.split('\n')
    .filter((row) => row.trim().startsWith('at '))
    .join('\n');
}
