import { describe, expect, it } from 'vitest';
import { toPlainText } from './plain-text.ts';

describe('toPlainText', () => {
  it.each([
    ['no HTML here, 3 < 4 & 5 > 4', 'no HTML here, 3 < 4 & 5 > 4'],
    ['<p>Bake bread.</p><ul><li>Weigh &amp; mix</li><li>Watch</li></ul>', 'Bake bread.\n\nWeigh & mix\nWatch'],
    ['One<br/>two<BR>three', 'One\ntwo\nthree'],
    ['<script>alert(1)</script><style>p{}</style>Safe', 'Safe'],
    ['&lt;p&gt;Escaped &amp;amp; twice&lt;/p&gt;', 'Escaped & twice'],
    ['Caf&eacute; &#8211; open', 'Café – open'],
    ['<img src=x onerror=alert(1)>', ''],
  ])('converts %j to %j', (html, text) => {
    expect(toPlainText(html)).toBe(text);
  });
});
