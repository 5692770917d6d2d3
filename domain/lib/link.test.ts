import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLink, parseWebLink } from './link.ts';

describe('parseLink', () => {
  it.each([
    ['https://example.com', 'https://example.com'],
    ['HTTPS://Example.com/Me', 'https://Example.com/Me'],
    ['http://example.com/me?a=1#b', 'https://example.com/me?a=1#b'],
    ['www.example.com/me', 'https://www.example.com/me'],
    [' linkedin.com/in/me ', 'https://linkedin.com/in/me'],
    ['example.com:8443/me', 'https://example.com:8443/me'],
    ['https://müller.example/über', 'https://müller.example/über'],
    ['포트폴리오.한국', 'https://포트폴리오.한국'],
    ['mailto:ada@example.com', 'mailto:ada@example.com'],
    ['MAILTO:ada@example.com', 'mailto:ada@example.com'],
  ])('%j -> %j', (text, link) => {
    expect(parseLink(text)).toBe(link);
  });

  it.each([
    '',
    'my page',
    'example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u{1}javascript:alert(1)',
    'javascript://example.com/%0aalert(1)',
    'https://javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'ftp://example.com',
    'blob:https://example.com/1',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://user@evil.example',
    'https://example.com@evil.example',
    'https://example.com/a b',
    'https://example.com/\u{202e}gpj',
    'https://example.com/"onclick="alert(1)',
    'mailto:ada@example.com?bcc=eve@example.com',
    'mailto:ada@example.com,eve@example.com',
    'mailto:javascript:alert(1)',
    'https://a.0#b',
  ])('%j -> undefined', (text) => {
    expect(parseLink(text)).toBeUndefined();
  });

  it('returns only links with an allowed scheme, which it returns again unchanged', () => {
    const scheme = fc.constantFrom('https://', 'http://', 'mailto:', 'javascript:', 'data:', '//', '');
    const anyText = fc.tuple(scheme, fc.oneof(fc.webUrl(), fc.string({ unit: 'binary' }), fc.emailAddress()));
    fc.assert(
      fc.property(anyText, ([start, rest]) => {
        const link = parseLink(start + rest);
        if (link === undefined) return;
        expect(['https:', 'mailto:']).toContain(new URL(link).protocol);
        expect(parseLink(link)).toBe(link);
      }),
    );
  });
});

describe('parseWebLink', () => {
  it('returns no email link', () => {
    expect(parseWebLink('mailto:ada@example.com')).toBeUndefined();
    expect(parseWebLink('www.example.com')).toBe('https://www.example.com');
  });
});
