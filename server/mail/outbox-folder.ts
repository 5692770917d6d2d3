import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { buildEnvelope } from './envelope.ts';
import type { MailTransport } from './transport.ts';

/** Writes each email as an .eml file for the operator. Retries overwrite the same file. */
export function openOutboxFolder(dataDir: string): MailTransport {
  const folder = join(dataDir, 'outbox');
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    delivery: 'outbox',
    send: async (message) => {
      const { message: bytes } = await writer.sendMail(buildEnvelope(message));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${message.messageId.replace(/^<|@.*$/g, '')}.eml`);
      // Readable by the operator only, because emails contain login links; renamed so that no partial file is visible.
      await writeFile(`${file}.part`, bytes, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: () => {},
  };
}
