import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { safeParse } from 'zod/mini';
import type { Endpoint } from '#domain/lib/endpoint.ts';
import { toFieldProblems } from '#server/http/errors/field-problems.ts';
import { Refusal, refuse, refuseField } from '#server/http/errors/refusal.ts';

const maxUploadBytes = 10 * 1024 * 1024;

/** A file of a form, in memory. */
export interface UploadedFile {
  readonly field: string;
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
}

interface Form {
  readonly body: unknown;
  readonly files: readonly UploadedFile[];
}

/** Parses a multipart form: fields become the body of the contract, and files must be listed in it. */
export async function readForm(request: FastifyRequest, contract: Endpoint): Promise<Form> {
  if (!request.isMultipart()) refuse('unsupported_media_type');
  const values: Record<string, unknown> = {};
  const files: UploadedFile[] = [];
  try {
    for await (const part of request.parts(parserOptions)) {
      if (part.type === 'file') files.push(await readFile(part, contract));
      else if (part.valueTruncated) refuse('payload_too_large');
      else values[part.fieldname] = part.value;
    }
  } catch (error) {
    throw isExpected(error) ? error : toBrokenForm(error);
  }
  return { body: parseFields(contract, values), files };
}

const parserOptions = {
  limits: { fileSize: maxUploadBytes, files: 4, fields: 50, fieldSize: 100_000 },
  // The plugin would parse a field of JSON, of any depth. As a file it is refused by its name.
  isPartAFile: (_field: string | undefined, mediaType: string | undefined, fileName: string | undefined) =>
    fileName !== undefined || ['application/octet-stream', 'application/json'].includes(mediaType ?? ''),
};

async function readFile(part: MultipartFile, contract: Endpoint): Promise<UploadedFile> {
  const bytes = await part.toBuffer();
  if (!contract.form?.files.includes(part.fieldname)) refuseField(`body.${part.fieldname}`, 'invalid_value');
  // A part without a file name is a file by its media type.
  const fileName: string | undefined = part.filename;
  return { field: part.fieldname, fileName: fileName ?? '', mediaType: part.mimetype, bytes };
}

/** Refusals, and errors of the plugin, which have a status. */
function isExpected(error: unknown): boolean {
  return error instanceof Refusal || (error instanceof Error && 'statusCode' in error);
}

/** The parser has no codes for what the sender did wrong, such as a boundary that is missing or a form cut before its end. */
function toBrokenForm(cause: unknown): Refusal {
  return new Refusal('invalid_input', { fields: [{ field: 'body', code: 'form_broken' }] }, { cause });
}

function parseFields(contract: Endpoint, fields: Record<string, unknown>): unknown {
  if (!contract.body) return undefined;
  const parsed = safeParse(contract.body, fields);
  if (parsed.success) return parsed.data;
  return refuse('invalid_input', { fields: toFieldProblems(parsed.error.issues, 'body') });
}
