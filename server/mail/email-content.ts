import { escapeHtml } from '#server/http/pages/escape-html.ts';
import { type Brand, pickTextColor } from './brand.ts';

export interface EmailContent {
  /** BCP 47. */
  readonly languageTag: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Listed below the paragraphs. */
  readonly items: readonly EmailItem[];
  readonly action: { readonly label: string; readonly url: string };
  /** Below the button, such as when its link expires. */
  readonly notes: readonly string[];
  /** Introduces the button's full URL. */
  readonly addressHint: string;
  /** Why the recipient gets this email, and whom to contact. */
  readonly footer: readonly string[];
  readonly unsubscribe: { readonly label: string; readonly url: string } | null;
}

export interface EmailItem {
  readonly label: string;
  readonly detail: string;
  readonly url: string;
}

export function renderPlainText({ paragraphs, items, action, notes, footer, unsubscribe }: EmailContent): string {
  const end = [...footer, ...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.url}`] : [])].join('\n');
  const list = items.map(({ label, detail, url }) => `${label}\n${detail}\n${url}`);
  return `${[...paragraphs, ...list, `${action.label}:\n${action.url}`, ...notes, `-- \n${end}`].join('\n\n')}\n`;
}

/** Branded HTML in one column, without images or external resources. */
export function renderHtml(letter: EmailContent, brand: Brand): string {
  const { languageTag, subject, paragraphs, items, action, notes, addressHint, footer, unsubscribe } = letter;
  const end = footer.map((line) => renderTextParagraph(line, smallStyle)).join('');
  const unsubscribeHtml = unsubscribe
    ? renderParagraph(renderLink(unsubscribe.url, unsubscribe.label), smallStyle)
    : '';
  return `<!doctype html>
<html lang="${languageTag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#f6f4ef;color:#20292c">
<div lang="${languageTag}" style="max-width:560px;margin:0 auto;padding:24px;font:18px/28px Verdana,'Segoe UI',sans-serif">
<p style="margin:0 0 24px;padding:0 0 12px;border-bottom:4px solid ${brand.color};font-weight:700">${escapeHtml(brand.title)}</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:32px">${escapeHtml(subject)}</h1>
${paragraphs.map((text) => renderTextParagraph(text, '')).join('')}${renderList(items)}
${renderParagraph(`<a href="${escapeHtml(action.url)}" style="${buttonStyle(brand)}">${escapeHtml(action.label)}</a>`, 'margin:24px 0')}
${notes.map((text) => renderTextParagraph(text, '')).join('')}
${renderParagraph(`${escapeHtml(addressHint)}<br>${renderLink(action.url, action.url)}`, `${smallStyle};word-break:break-all`)}
<hr style="border:0;border-top:1px solid #dad5cb;margin:24px 0">
${end}${unsubscribeHtml}
</div>
</body>
</html>
`;
}

function renderList(items: readonly EmailItem[]): string {
  if (items.length === 0) return '';
  const lines = items.map(
    ({ label, detail, url }) =>
      `<li style="margin:0 0 12px">${renderLink(url, label)}<br><span style="${smallStyle}">${escapeHtml(detail)}</span></li>`,
  );
  return `<ul style="margin:0 0 16px;padding:0 0 0 24px">${lines.join('')}</ul>`;
}

const smallStyle = 'font-size:16px;line-height:24px;color:#424e52';

function buttonStyle({ color }: Brand): string {
  return `display:inline-block;padding:12px 24px;border-radius:6px;background:${color};color:${pickTextColor(color)};font-weight:700;text-decoration:none`;
}

function renderTextParagraph(text: string, style: string): string {
  return renderParagraph(escapeHtml(text).replaceAll('\n', '<br>'), style);
}

function renderParagraph(html: string, style: string): string {
  return `<p style="margin:0 0 16px;${style}">${html}</p>`;
}

function renderLink(url: string, label: string): string {
  return `<a href="${escapeHtml(url)}" style="color:#194c82">${escapeHtml(label)}</a>`;
}
