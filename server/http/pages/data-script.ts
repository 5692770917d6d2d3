/** A page's data, not code: the browser runs none of it, and "<" cannot end it. */
export function buildDataScript(attributes: string, data: unknown): string {
  return `<script ${attributes}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
