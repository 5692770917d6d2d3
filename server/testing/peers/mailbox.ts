import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { decodeWords } from 'postal-mime';
import { sendDueMail } from '#server/features/mail/sending.ts';
import type { TestApp } from '#server/testing/app.ts';

/** An email in the outbox folder. */
export interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  /** The headers, plain text and HTML, decoded. */
  readonly source: string;
  /** The token in the link of its button. */
  readonly token: string;
}

/** Sends due emails and returns all emails to the address, oldest first. */
export async function receiveMail({ services }: TestApp, address: string): Promise<ReceivedMail[]> {
  await sendDueMail(services);
  const folder = join(services.dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const sortedNames = names.sort((one, other) => getMailId(one) - getMailId(other));
  const mails = await Promise.all(
    sortedNames.map(async (name) => readMail(await readFile(join(folder, name), 'utf8'))),
  );
  return mails.filter(({ to }) => to === address);
}

export async function readMail(raw: string): Promise<ReceivedMail> {
  const { headers, to, subject = '', text = '', html = '' } = await PostalMime.parse(raw);
  const lines = headers.map(({ originalKey, value }) => `${originalKey}: ${decodeWords(value)}\n`);
  const source = `${lines.join('')}\n${text}\n${html}`;
  const token = /(?<!\/unsubscribeConfirm)\?token=([\w.-]+)/.exec(source)?.[1] ?? '';
  return { to: to?.[0]?.address ?? '', subject, source, token };
}

function getMailId(name: string): number {
  return Number(name.split('.')[1]);
}
