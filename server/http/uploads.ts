import type { FastifyRequest } from 'fastify';
import { safeParse } from 'zod/mini';
import type { Endpoint } from '#domain/lib/endpoint.ts';
import { toFieldProblems } from './errors/field-problems.ts';
import { refuse, refuseField } from './errors/refusal.ts';

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
  for await (const part of request.parts({
    limits: { fileSize: maxUploadBytes, files: 4, fields: 50, fieldSize: 100_000 },
  })) {
    if (part.type === 'field') {
      values[part.fieldname] = part.value;
      continue;
    }
    const bytes = await part.toBuffer();
    if (!contract.form?.files.includes(part.fieldname)) refuseField(`body.${part.fieldname}`, 'invalid_value');
    files.push({ field: part.fieldname, fileName: part.filename, mediaType: part.mimetype, bytes });
  }
  return { body: parseFields(contract, values), files };
}

function parseFields(contract: Endpoint, fields: Record<string, unknown>): unknown {
  if (!contract.body) return undefined;
  const parsed = safeParse(contract.body, fields);
  if (parsed.success) return parsed.data;
  return refuse('invalid_input', { fields: toFieldProblems(parsed.error.issues, 'body') });
}
