import { expect, type Page } from '@playwright/test';
import { getMailLink, openMail } from './outbox.ts';

export interface Recipient {
  readonly page: Page;
  readonly name: string;
  readonly email: string;
}

interface Mail {
  readonly to: Recipient;
  readonly kind?: string;
  readonly subject: string;
  /** The sentence that matters. */
  readonly says: string;
  /** A text of the page behind its button. */
  readonly opens: string;
  readonly skip?: number;
}

/** Reads emails in the outbox of an administrator, and records who got one. */
export class MailReader {
  readonly opened: string[] = [];
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Checks the newest email to a person and opens its link in their browser. */
  async read({ to, kind = 'Notification', subject, says, opens, skip = 0 }: Mail): Promise<void> {
    const mail = await openMail(this.#page, { to: to.email, kind, skip });
    await expect(mail.getByRole('heading', { name: subject, exact: true })).toBeVisible();
    await expect(mail).toContainText(`Hello ${to.name},`);
    await expect(mail).toContainText(says);
    await to.page.goto(await getMailLink(mail));
    await expect(to.page.getByRole('main').getByText(opens).first()).toBeVisible();
    this.opened.push(to.email);
  }
}

/** Emails about applications go to confirmed addresses only. */
export async function confirmAddress(mails: MailReader, to: Recipient): Promise<void> {
  await mails.read({
    to,
    kind: 'Confirm email address',
    subject: 'Confirm your email for Wavelength',
    says: 'Confirm that this email address is yours.',
    opens: 'Confirm email',
  });
  await to.page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(to.page.getByText('Your email is confirmed')).toBeVisible();
}
