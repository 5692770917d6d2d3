/** Replaces the `{{name}}` placeholders of a phrase; a missing value becomes empty. */
export function interpolate(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_placeholder, name: string) => String(values[name] ?? ''));
}
