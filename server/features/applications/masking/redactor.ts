import * as z from 'zod/mini';
import { createRedactor, type Redact } from '#domain/features/applications/masking/redact.ts';
import { Education } from '#domain/features/seekers/profile-parts.ts';
import type { Db } from '#server/db/db.ts';
import { storedList } from '#server/db/rows/stored-list.ts';
import { findIdentityRow } from './queries.ts';

const Text = z.catch(z.object({ value: z.string() }), { value: '' });
const ParsedIdentity = z.catch(
  z.object({
    name: z.nullable(Text),
    email: z.nullable(Text),
    phone: z.nullable(Text),
    links: z.catch(z.array(Text), []),
    education: z.catch(z.array(z.object({ value: z.object({ school: z.string() }) })), []),
  }),
  { name: null, email: null, phone: null, links: [], education: [] },
);

/** Returns the function that removes from texts what identifies the applicant. */
export async function findRedactor(db: Db, tenantId: number, applicationId: number): Promise<Redact> {
  const row = await findIdentityRow(db, tenantId, applicationId);
  if (!row) throw new Error('No identity for the application');
  const resumes = row.parsed.map((parsed) => ParsedIdentity.parse(parsed));
  const education = storedList(Education).parse(row.education);
  const links = storedList(z.string()).parse(row.links);
  return createRedactor({
    names: [row.full_name, ...resumes.flatMap(({ name }) => name?.value ?? [])],
    schools: [
      ...education.map(({ school }) => school),
      ...resumes.flatMap((resume) => resume.education.map(({ value }) => value.school)),
    ],
    contacts: [
      row.email,
      row.phone,
      ...links,
      ...resumes.flatMap(({ email, phone, links: own }) => [
        email?.value ?? '',
        phone?.value ?? '',
        ...own.map(({ value }) => value),
      ]),
    ],
  });
}
