import { openOutboxFolder } from './outbox-folder.ts';
import { openSmtp } from './smtp.ts';
import type { MailTransport } from './transport.ts';

interface MailSettings {
  readonly smtpUrl: string | undefined;
  readonly dataDir: string;
}

/** SMTP if configured, else the outbox folder. */
export function openMail({ smtpUrl, dataDir }: MailSettings): MailTransport {
  return smtpUrl ? openSmtp(smtpUrl) : openOutboxFolder(dataDir);
}
