import * as z from 'zod/mini';
import { idText } from './id-text.ts';
import { maxLinkLength, parseLink, parseWebLink } from './link.ts';
import { hasHiddenCharacters, hasLink } from './name.ts';
import { isTimeZone } from './time-zone.ts';

/** Schemas of single fields that several contracts share. Limits are in characters. */

/** A positive id within the safe integer range. */
export const Id = z.int().check(z.positive());

/** An id in a path or query, where everything is text. */
export const IdFromText = z.pipe(z.string().check(z.regex(idText)), z.pipe(z.transform(Number), Id));

/** Lone surrogates cannot be stored as UTF-8. */
const wellFormed = z.regex(/^\P{Cs}*$/u);

/** One line of text. PostgreSQL rejects NUL. */
export function line(max: number, min = 0) {
  return z.string().check(z.trim(), z.minLength(min), z.maxLength(max), z.regex(/^[^\0\r\n]*$/), wellFormed);
}

/** A name that emails to others contain: no link and no invisible characters. */
export function nameLine(max: number, min = 0) {
  return z.string().check(
    z.trim(),
    z.minLength(min),
    z.maxLength(max),
    z.refine((text) => !hasHiddenCharacters(text), { error: 'hidden_in_name' }),
    z.refine((text) => !hasLink(text), { error: 'link_in_name' }),
  );
}

/** An `https:` or `mailto:` link. A link typed without a scheme is completed. */
export const Link = z.string().check(
  z.overwrite((text) => parseLink(text) ?? text),
  z.maxLength(maxLinkLength),
  z.refine((text) => parseLink(text) !== undefined, { error: 'invalid_link' }),
);

/** An `https:` link, or empty. A link typed without a scheme is completed. */
export const Website = z.string().check(
  z.overwrite((text) => parseWebLink(text) ?? text.trim()),
  z.maxLength(maxLinkLength),
  z.refine((text) => text === '' || parseWebLink(text) !== undefined, { error: 'invalid_website' }),
);

/** Text of several lines. */
export function paragraph(max: number, min = 0) {
  return z.string().check(z.trim(), z.minLength(min), z.maxLength(max), z.regex(/^[^\0]*$/), wellFormed);
}

export const Email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email());

/** A calendar day, `2026-03-04`. */
export const Day = z.iso.date();

/** A moment in UTC, ISO 8601. */
export const Moment = z.iso.datetime();

/** Minutes after midnight, every quarter of an hour. */
export const QuarterHour = z.int().check(z.gte(0), z.lte(1425), z.multipleOf(15));

/** IANA, such as `America/New_York`. */
export const TimeZone = z.string().check(z.maxLength(60), z.refine(isTimeZone, { error: 'invalid_value' }));

/** A list given as one or several query parameters: `?a=1&a=2`. */
export function listInQuery<T extends z.ZodMiniType>(item: T, max: number) {
  return z.pipe(
    z.transform((value: unknown) => (value === undefined || Array.isArray(value) ? value : [value])),
    z.array(item).check(z.maxLength(max)),
  );
}

/** A whole number in a query. */
export function intInQuery(min: number, max: number) {
  return z.pipe(
    z.string().check(z.regex(/^-?\d{1,9}$/)),
    z.pipe(z.transform(Number), z.int().check(z.gte(min), z.lte(max))),
  );
}
