import { describe, expect, it } from 'vitest';
import { walkXml } from './xml.ts';

function getText(xml: string): string {
  let text = '';
  walkXml(Buffer.from(xml), { open: () => undefined, close: () => undefined, text: (part) => (text += part) });
  return text;
}

function nested(depth: number): string {
  return '<a>'.repeat(depth) + '</a>'.repeat(depth);
}

describe('walkXml', () => {
  it('reads text, CDATA, standard entities and character references', () => {
    expect(getText('<w:a>1 &lt; 2 <![CDATA[<b>]]> &#233;&#xe9;</w:a>')).toBe('1 < 2 <b> éé');
  });

  it.each([
    ['a document type', '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>'],
    ['an unknown entity', '<a>&x;</a>'],
    ['crossed tags', '<a><b></a></b>'],
    ['an unclosed tag', '<a><b></b>'],
    ['a duplicate attribute', '<a b="1" b="2"/>'],
    ['257 levels', nested(257)],
  ])('refuses %s', (_case, xml) => {
    expect(() => getText(xml)).toThrow('file_broken');
  });

  it('reads 256 levels', () => {
    expect(getText(nested(256))).toBe('');
  });
});
