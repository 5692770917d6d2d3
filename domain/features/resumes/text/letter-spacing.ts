/** Whether a text is written with a space after each letter: "S K I L L S". A kerned pair can be without one: "E D U C AT I O N". */
export function isLetterSpaced(text: string): boolean {
  const letters = text.trim().split(/\s+/);
  if (letters.length < 4 || !letters.every((part) => part.length <= 2 && onlyText.test(part))) return false;
  return letters.filter((part) => part.length === 1).length >= letters.length * 0.7 && /\p{L}/u.test(text);
}

/** Removes the spaces between the letters of a letter-spaced text. Wider spaces separate words. */
export function joinLetterSpacing(text: string): string {
  if (!isLetterSpaced(text)) return text;
  return text
    .trim()
    .split(/\s{2,}/)
    .map((word) => word.replace(/\s/g, ''))
    .join(' ');
}

const onlyText = /^[\p{L}\p{M}\p{N}&.,:'’-]+$/u;
