import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { buildEnvelope } from './envelope.ts';
import type { MailTransport } from './transport.ts';

/** Writes each mail into a folder that the operator reads: one .eml file a mail, however often it is tried. */
export function openOutboxFolder(dataDir: string): MailTransport {
  const folder = join(dataDir, 'outbox');
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    delivery: 'outbox',
    send: async (message) => {
      const { message: bytes } = await writer.sendMail(buildEnvelope(message));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${message.messageId.replace(/^<|@.*$/g, '')}.eml`);
      // Its links open accounts: for the operator's eyes alone, and never half a file under its name.
      await writeFile(`${file}.part`, bytes, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: () => {},
  };
}
