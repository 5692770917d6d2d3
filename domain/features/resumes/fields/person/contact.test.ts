import { describe, expect, it } from 'vitest';
import { toLines } from '#domain/features/resumes/text/lines.ts';
import { readContact } from './contact.ts';

const read = (text: string) => {
  const lines = toLines(text);
  return readContact(lines, lines);
};

describe('readContact', () => {
  it.each([
    ['(512) 555-0188', '(512) 555-0188'],
    ['Phone: 555-0188', '555-0188'],
    ['Tél. : +33 6 12 34 56 78', '+33 6 12 34 56 78'],
    ['Austin, TX 78701 | 512.555.0188 | ana@example.com', '512.555.0188'],
    ['+1 (512) 555-0188 ext. 12', '+1 (512) 555-0188 ext. 12'],
    ['5125550188', '5125550188'],
    ['010-1234-5678', '010-1234-5678'],
  ])('finds in "%s" the phone number %s', (text, number) => {
    expect(read(text).phone?.value).toBe(number);
  });

  it.each([
    '2015 - 2019',
    '2015-01-01 – 2016-02-02',
    'Cert. 01029787',
    'DOI#642125',
    'US Patent 11,234,567',
    'https://a.example/5125550188',
  ])('finds no phone number in "%s"', (text) => {
    expect(read(text).phone).toBeNull();
  });

  it.each([
    ['Ana Lima <ana.lima+jobs@mail.example.co.uk>', 'ana.lima+jobs@mail.example.co.uk'],
    ['E-mail: zoë@exämple.com.', 'zoë@exämple.com'],
    ['write to me at home@', undefined],
    ['@handle on every network', undefined],
  ])('finds in "%s" the email %s', (text, email) => {
    expect(read(text).email?.value).toBe(email);
  });

  it('returns distinct links without email addresses', () => {
    const { links } = read(
      'ana@example.com | https://ana.example.com/, linkedin.com/in/ana | github.com/ana\nhttps://www.linkedin.com/in/ana/',
    );
    expect(links.map(({ value }) => value)).toEqual([
      'https://ana.example.com/',
      'linkedin.com/in/ana',
      'github.com/ana',
    ]);
  });

  it('joins a link that wraps to the next line', () => {
    const { links } = read('https://www.linkedin.com/in/ana-maria-li\nma-santos\nSkills');
    expect(links.map(({ value }) => value)).toEqual(['https://www.linkedin.com/in/ana-maria-lima-santos']);
  });

  it('returns the line of each value', () => {
    const { email, phone } = read('Ana Lima\n\n(512) 555-0188\nana@example.com');
    expect(phone?.lines).toEqual({ from: 3, to: 3 });
    expect(email?.lines).toEqual({ from: 4, to: 4 });
  });
});
