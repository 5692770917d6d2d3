import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sendDueMail } from '#server/features/mail/sending.ts';
import type { TestApp } from '#server/testing/app.ts';

/** A mail in the outbox folder, as far as tests read it. */
export interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  /** The whole file, with its encodings undone. */
  readonly source: string;
  /** The token of its button. */
  readonly token: string;
}

/** Sends what is due and returns what has come to an address, the oldest first. */
export async function mailTo({ services }: TestApp, address: string): Promise<ReceivedMail[]> {
  await sendDueMail(services);
  const folder = join(services.dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const byAge = names.sort((one, other) => idOf(one) - idOf(other));
  const mails = await Promise.all(byAge.map(async (name) => readMail(await readFile(join(folder, name), 'utf8'))));
  return mails.filter(({ to }) => to === address);
}

/** Undoes the encodings of a mail's source, as far as tests look into it. */
export function readMail(raw: string): ReceivedMail {
  const source = unfold(raw);
  const to = /^To:.*?([\w.+-]+@[\w.-]+)>?$/m.exec(source)?.[1] ?? '';
  const subject = /^Subject: (.*)$/m.exec(source)?.[1] ?? '';
  const token = /(?<!\/unsubscribeConfirm)\?token=([\w.-]+)/.exec(source)?.[1] ?? '';
  return { to, subject, source, token };
}

function unfold(raw: string): string {
  const joined = raw.replaceAll('\r\n', '\n').replace(/\n[ \t]+/g, ' ');
  const words = joined
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?utf-8\?Q\?(.*?)\?=/gi, (_word, text: string) => quoted(text.replaceAll('_', ' ')));
  const parts = words.split(/(?=\nContent-Transfer-Encoding: )/);
  return parts
    .map((part) => (part.startsWith('\nContent-Transfer-Encoding: quoted') ? quoted(part) : plain(part)))
    .join('');
}

function quoted(text: string): string {
  const bytes = text
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return /[^\0-\xff]/.test(bytes) ? bytes : Buffer.from(bytes, 'latin1').toString('utf8');
}

function plain(part: string): string {
  const [, head = '', body = ''] =
    /^(\nContent-Transfer-Encoding: base64\n[\s\S]*?\n\n)([A-Za-z0-9+/=\n]+)/.exec(part) ?? [];
  return body ? `${head}${Buffer.from(body, 'base64').toString('utf8')}${part.slice(head.length + body.length)}` : part;
}

function idOf(name: string): number {
  return Number(name.split('.')[1]);
}
