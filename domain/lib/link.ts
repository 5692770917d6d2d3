/** Maximum length of a stored link. */
export const maxLinkLength = 300;

/** A host with a dot, in any script. Browsers read one that ends in a number as an IP address: "a.0" is no valid URL. */
const host = String.raw`[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)*\.\p{L}[\p{L}\p{M}\p{N}_-]*`;
const webLink = new RegExp(String.raw`^https://${host}(?::\d{1,5})?(?:[/?#][^\s\p{C}<>"\\^${'`'}{|}]*)?$`, 'u');
const mailLink = new RegExp(String.raw`^mailto:[^\s\p{C}<>"\\^${'`'}{|}?&@,;:]+@${host}$`, 'u');

/** The text as an `https:` link, or undefined. Adds a missing `https://` and replaces `http://` by it. */
export function parseWebLink(text: string): string | undefined {
  const link = `https://${text.trim().replace(/^https?:\/\//i, '')}`;
  return webLink.test(link) ? link : undefined;
}

/** The text as an `https:` or `mailto:` link, or undefined. */
export function parseLink(text: string): string | undefined {
  const link = text.trim().replace(/^mailto:/i, 'mailto:');
  return mailLink.test(link) ? link : parseWebLink(text);
}
