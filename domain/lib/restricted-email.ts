const localPart = /^[A-Za-z0-9+._-]+$/;
const standardEmail =
  /^[^\s@]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*\.[A-Za-z]{2,}$/;

/** An email address whose local part has only letters, digits, and `+ . _ -`, as the forms for visitors require. */
export function isRestrictedEmail(text: string): boolean {
  const local = text.slice(0, text.indexOf('@'));
  return text.length <= 254 && localPart.test(local) && standardEmail.test(text);
}
