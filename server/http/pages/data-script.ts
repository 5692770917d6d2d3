/** A script element with JSON data. Escapes `<`, so that the data cannot close the element. */
export function buildDataScript(attributes: string, data: unknown): string {
  return `<script ${attributes}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
