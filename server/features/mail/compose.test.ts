import { describe, expect, it } from 'vitest';
import { mailKinds } from '#domain/features/mail/kinds.ts';
import { type Language, languages } from '#domain/phrases/phrases.ts';
import { getPhrases } from '#server/lib/phrases.ts';
import { renderHtml, renderPlainText } from '#server/mail/email-content.ts';
import { composeMail, type MailInput } from './compose.ts';
import { describeLinkLifetime } from './link-lifetime.ts';

function createInput(kind: MailInput['kind'], language: Language, values: MailInput['values'] = {}): MailInput {
  return {
    kind,
    language,
    name: 'Noor Haddad',
    tenant: 'Nordlicht',
    contactEmail: 'help@nordlicht.test',
    actionUrl: 'https://nordlicht.test/page?token=abc',
    purpose: null,
    items: [],
    unsubscribeUrl: 'https://nordlicht.test/unsubscribeConfirm?token=1.x',
    values: { organisation: 'Fernhill Trust', asker: 'Amara Sokolow', ...values },
  };
}

/** With the default texts. */
const compose = (input: MailInput) => composeMail(input, getPhrases(input.language));

const applicationNews = { notification: 'application_screening', job: 'Data analyst', company: 'Larkspur Labs' };

describe('composeMail', () => {
  it.each(languages)('composes every kind of mail in %s as plain text and HTML', (language) => {
    const { mail } = getPhrases(language);
    for (const kind of mailKinds) {
      const email = compose(createInput(kind, language, kind === 'notification' ? applicationNews : {}));
      expect(
        email.paragraphs.every((text) => text.trim() !== ''),
        kind,
      ).toBe(true);
      const texts = [renderPlainText(email), renderHtml(email, { title: 'Nordlicht', color: '#17545c' })];
      for (const text of texts) {
        expect(text).toContain(mail.kinds[kind].action);
        expect(text).toContain('https://nordlicht.test/page?token');
        expect(text).not.toMatch(/\{\{|undefined|null/);
      }
    }
  });

  it('names an employer that an imported job does not name', () => {
    const email = compose(createInput('notification', 'fr', { ...applicationNews, company: '' }));
    expect(email.paragraphs.join(' ')).toContain('Employeur non indiqué');
  });

  it.each([
    ['application_screening', 'Your application for Data analyst'],
    ['interview_scheduled', 'Interview for Data analyst'],
    ['offer_expiring', 'Offer for Data analyst'],
    ['message_received', 'New message about Data analyst'],
    // Can be read on a locked phone.
    ['adjustment_answered', 'Update from Nordlicht'],
    ['outcome_asked', 'Update from Nordlicht'],
  ])('a notification %s -> the subject "%s"', (notification, subject) => {
    expect(compose(createInput('notification', 'en', { ...applicationNews, notification })).subject).toBe(subject);
  });

  it('has a value for every placeholder', () => {
    const valueNames = new Set([
      'tenant',
      'organisation',
      'applicant',
      'newName',
      'role',
      'asker',
      'approver',
      'from',
      'until',
      'job',
      'message',
      'inviter',
      'search',
      'count',
      'writer',
      'sender',
      'survey',
      'view',
    ]);
    for (const { subject, text } of Object.values(getPhrases('en').mail.kinds)) {
      for (const [, placeholder = ''] of `${subject} ${text}`.matchAll(/\{\{(\w+)\}\}/g))
        expect(valueNames).toContain(placeholder);
    }
  });

  it.each([
    ['reset_password', 'This link works once and expires in 30 minutes.'],
    ['verify_email', 'This link works once and expires in 24 hours.'],
    ['set_password', 'This link expires in 7 days.'],
  ] as const)('states how long the link of %s works', (purpose, line) => {
    expect(compose({ ...createInput(purpose, 'en'), purpose }).notes[0]).toBe(line);
  });

  it('puts the reason under its own heading and keeps the subject on one line', () => {
    const email = compose(
      createInput('organisation_rejected', 'en', { reason: 'No.', organisation: 'A\r\nBcc: x@y.z' }),
    );
    expect(email.paragraphs.at(-1)).toBe('Reason:\nNo.');
    expect(email.subject).toBe('Our decision about A Bcc: x@y.z');
  });
});

describe('describeLinkLifetime', () => {
  it.each([
    ['en', 'This link works once and expires in 1 minute.'],
    ['fr', 'Ce lien ne fonctionne qu’une fois et expire dans 1 minute.'],
    ['esp', 'Este enlace funciona una sola vez y vence en 1 minuto.'],
    ['ko', '이 링크는 1분 동안 한 번만 쓸 수 있습니다.'],
  ] as const)('uses the singular for one minute in %s', (language, line) => {
    expect(describeLinkLifetime(60, language, getPhrases(language).mail)).toBe(line);
  });
});
