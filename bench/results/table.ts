/** Formats a Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map(formatRow).join('\n');
}

export function formatRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
