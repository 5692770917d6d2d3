import { expect, test } from 'vitest';
import { mailKinds } from '#domain/features/mail/kinds.ts';
import { type Language, languages } from '#domain/phrases/phrases.ts';
import { getPhrases } from '#server/lib/phrases.ts';
import { renderHtml, renderPlainText } from '#server/mail/email-content.ts';
import { composeMail, type MailInput } from './compose.ts';
import { describeLinkLifetime } from './link-life.ts';

function draftOf(kind: MailInput['kind'], language: Language, values: MailInput['values'] = {}): MailInput {
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

/** In the standard wording. */
const compose = (draft: MailInput) => composeMail(draft, getPhrases(draft.language));

const news = { notification: 'application_screening', job: 'Data analyst', company: 'Larkspur Labs' };

test.each(languages)('every kind of mail in %s says all it has to, in plain text and in HTML', (language) => {
  const { mail } = getPhrases(language);
  for (const kind of mailKinds) {
    const letter = compose(draftOf(kind, language, kind === 'notification' ? news : {}));
    expect(
      letter.paragraphs.every((text) => text.trim() !== ''),
      kind,
    ).toBe(true);
    const texts = [renderPlainText(letter), renderHtml(letter, { title: 'Nordlicht', colour: '#17545c' })];
    for (const text of texts) {
      expect(text).toContain(mail.kinds[kind].action);
      expect(text).toContain('https://nordlicht.test/page?token');
      expect(text).not.toMatch(/\{\{|undefined|null/);
    }
  }
});

test('every place of a text has its value', () => {
  const known = new Set(['tenant', 'organisation', 'role', 'asker', 'job', 'message', 'inviter', 'search', 'count']);
  for (const { subject, text } of Object.values(getPhrases('en').mail.kinds)) {
    for (const [, place = ''] of `${subject} ${text}`.matchAll(/\{\{(\w+)\}\}/g)) expect(known).toContain(place);
  }
});

test.each([
  ['reset_password', 'This link works once and expires in 30 minutes.'],
  ['verify_email', 'This link works once and expires in 24 hours.'],
  ['set_password', 'This link expires in 7 days.'],
] as const)('the link of %s says how long it works', (purpose, line) => {
  expect(compose({ ...draftOf(purpose, 'en'), purpose }).notes[0]).toBe(line);
});

test.each([
  ['en', 'This link works once and expires in 1 minute.'],
  ['fr', 'Ce lien ne fonctionne qu’une fois et expire dans 1 minute.'],
  ['esp', 'Este enlace funciona una sola vez y vence en 1 minuto.'],
  ['ko', '이 링크는 1분 동안 한 번만 쓸 수 있습니다.'],
] as const)('one minute is told as one in %s', (language, line) => {
  expect(describeLinkLifetime(60, language, getPhrases(language).mail)).toBe(line);
});

test('a reason stands under its own heading; a name with a line break begins no new line of the subject', () => {
  const letter = compose(draftOf('organisation_rejected', 'en', { reason: 'No.', organisation: 'A\r\nBcc: x@y.z' }));
  expect(letter.paragraphs.at(-1)).toBe('Reason:\nNo.');
  expect(letter.subject).toBe('Our decision about A Bcc: x@y.z');
});
