/**
 * Characters that a key press does not add, by kind of field. The sets are small: the server escapes its output, and
 * names and skills contain all kinds of characters. Passwords accept anything a password manager generates.
 */
const blockedCharacters = {
  general: '<>{}\\^`|',
  profile: '<>{}\\^`|~',
  email: '<>()[]{}\\,;:"',
  link: '<>{}\\^`|"',
  password: '',
  address: '<>{}\\^`|~=',
} as const;

export type BlockedCharacterKind = keyof typeof blockedCharacters;

export function isBlockedCharacter(kind: BlockedCharacterKind, character: string): boolean {
  return character.length === 1 && blockedCharacters[kind].includes(character);
}

/** The distinct blocked characters in a text, which may have been pasted or dictated. */
export function findBlockedCharacters(kind: BlockedCharacterKind, text: string): string[] {
  return [...new Set(text)].filter((sign) => isBlockedCharacter(kind, sign));
}
