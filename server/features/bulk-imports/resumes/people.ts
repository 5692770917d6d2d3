import type {
  ImportedPerson,
  ImportedPersonCard,
  ImportedPersonFields,
} from '#domain/features/bulk-imports/resumes/people-contract.ts';
import type { SignedInContext } from '#server/context.ts';
import type { Db } from '#server/db/db.ts';
import { containsPattern } from '#server/db/visibility.ts';
import { write } from '#server/db/write.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { getOwner } from './imports.ts';
import {
  deletePerson,
  deletePersonFiles,
  findPeople,
  findPerson,
  findPersonFiles,
  lockPerson,
  type OwnedPersonRow,
  updatePerson,
} from './people-queries.ts';

const pageSize = 50;

interface PeopleFilter {
  readonly before?: number | undefined;
  readonly search?: string | undefined;
}

export async function listPeople(ctx: SignedInContext, { before, search }: PeopleFilter) {
  const pattern = search ? containsPattern(search) : null;
  const found = await findPeople(ctx.db, getOwner(ctx), { before, pattern, size: pageSize + 1 });
  const people = found.slice(0, pageSize).map(presentCard);
  return { people, next: found.length > pageSize ? (people.at(-1)?.id ?? null) : null };
}

export async function readPerson(ctx: SignedInContext, id: number): Promise<ImportedPerson> {
  const row = (await findPerson(ctx.db, getOwner(ctx), id)) ?? refuse('not_found');
  await write(ctx, (change) => change.audit({ action: 'imported_person.read', subject: ['imported_person', id] }));
  return present(ctx.db, row);
}

export function savePerson(
  ctx: SignedInContext,
  id: number,
  { person, version }: { readonly person: ImportedPersonFields; readonly version: number },
): Promise<ImportedPerson> {
  return write(ctx, async (change) => {
    if (!(await findPerson(change.db, getOwner(ctx), id))) refuse('not_found');
    const key = { tenantId: ctx.tenant.id, id };
    const locked = (await lockPerson(change.db, key)) ?? refuse('not_found');
    if (locked.version !== version) refuse('changed_meanwhile');
    await updatePerson(change.db, key, { ...person, version: version + 1, changed_at: ctx.clock() });
    await change.audit({ action: 'imported_person.save', subject: ['imported_person', id] });
    return present(change.db, (await findPerson(change.db, getOwner(ctx), id)) ?? refuse('not_found'));
  });
}

/** Deletes the record and its files, such as when the person asks for it. */
export async function removePerson(ctx: SignedInContext, id: number): Promise<void> {
  await write(ctx, async (change) => {
    if (!(await findPerson(change.db, getOwner(ctx), id))) refuse('not_found');
    const key = { tenantId: ctx.tenant.id, id };
    await lockPerson(change.db, key);
    const files = await findPersonFiles(change.db, key);
    await deletePersonFiles(
      change.db,
      ctx.tenant.id,
      files.map((file) => file.id),
    );
    await deletePerson(change.db, key);
    await change.audit({ action: 'imported_person.remove', subject: ['imported_person', id] });
  });
}

function presentCard(row: OwnedPersonRow): ImportedPersonCard {
  const { id, full_name, email, phone, headline, city, region, country, skills, version, created_at } = row;
  return {
    id,
    full_name,
    email,
    phone,
    headline,
    city,
    region,
    country,
    skills,
    version,
    created_at: created_at.toISOString(),
  };
}

async function present(db: Db, row: OwnedPersonRow): Promise<ImportedPerson> {
  const files = await findPersonFiles(db, { tenantId: row.tenant_id, id: row.id });
  return {
    ...presentCard(row),
    created_by_name: row.created_by_name,
    files: files.map(({ path, file_name }) => ({ path, file_name })),
  };
}
