/**
 * Signs that a key press does not add, by kind of field: the smallest sets, since the server escapes what it shows and
 * names, skills and passwords are written with all kinds of signs. Passwords take whatever a password manager makes.
 */
const blockedSigns = {
  general: '<>{}\\^`|',
  profile: '<>{}\\^`|~',
  email: '<>()[]{}\\,;:"',
  link: '<>{}\\^`|"',
  password: '',
  address: '<>{}\\^`|~=',
} as const;

export type SignKind = keyof typeof blockedSigns;

export function isBlockedSign(kind: SignKind, sign: string): boolean {
  return sign.length === 1 && blockedSigns[kind].includes(sign);
}

/** The blocked signs that a text holds, each once: it may have been pasted or dictated. */
export function blockedSignsIn(kind: SignKind, text: string): string[] {
  return [...new Set(text)].filter((sign) => isBlockedSign(kind, sign));
}
