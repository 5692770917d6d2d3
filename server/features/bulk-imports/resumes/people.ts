import {
  getInvitationState,
  type PersonInvitationStatus,
} from '#domain/features/bulk-imports/people/invitation-status.ts';
import type { InvitationFilter } from '#domain/features/bulk-imports/people/limits.ts';
import type {
  ImportedPerson,
  ImportedPersonCard,
  ImportedPersonFields,
} from '#domain/features/bulk-imports/resumes/people-contract.ts';
import type { SignedInContext } from '#server/context.ts';
import type { Db } from '#server/db/db.ts';
import { containsPattern } from '#server/db/visibility.ts';
import { write } from '#server/db/write.ts';
import { deleteInvitations } from '#server/features/bulk-imports/people/invitation-queries.ts';
import { revokeLinksAbout } from '#server/features/links/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { forgetPeople } from './forget-queries.ts';
import { getOwner } from './imports.ts';
import { findPeople, findPerson, type OwnedPersonRow } from './owned-people-queries.ts';
import {
  deletePerson,
  deletePersonFiles,
  findPersonFiles,
  findRecordIds,
  lockPerson,
  updatePerson,
} from './people-queries.ts';

const pageSize = 50;

interface PeopleFilter {
  readonly before?: number | undefined;
  readonly search?: string | undefined;
  readonly invitation?: InvitationFilter | undefined;
}

export async function listPeople(ctx: SignedInContext, { before, search, invitation }: PeopleFilter) {
  const pattern = search ? containsPattern(search) : null;
  const found = await findPeople(ctx.db, getOwner(ctx), {
    before,
    pattern,
    invitation: invitation ?? null,
    size: pageSize + 1,
  });
  const people = found.slice(0, pageSize).map((row) => presentCard(row, ctx.clock()));
  return { people, next: found.length > pageSize ? (people.at(-1)?.id ?? null) : null };
}

export async function readPerson(ctx: SignedInContext, id: number): Promise<ImportedPerson> {
  const person = await readOwnPerson(ctx, ctx.db, id);
  await write(ctx, (change) => change.audit({ action: 'imported_person.read', subject: ['imported_person', id] }));
  return person;
}

/** A person whom the caller sees. Inside a transaction, `db` is the one of the transaction. */
export async function readOwnPerson(ctx: SignedInContext, db: Db, id: number): Promise<ImportedPerson> {
  const row = (await findPerson(db, getOwner(ctx), id)) ?? refuse('not_found');
  const files = await findPersonFiles(db, { tenantId: row.tenant_id, id: row.id });
  return {
    ...presentCard(row, ctx.clock()),
    created_by_name: row.created_by_name,
    files: files.map(({ path, file_name }) => ({ path, file_name })),
  };
}

export function savePerson(
  ctx: SignedInContext,
  id: number,
  { person, version }: { readonly person: ImportedPersonFields; readonly version: number },
): Promise<ImportedPerson> {
  return write(ctx, async (change) => {
    const found = (await findPerson(change.db, getOwner(ctx), id)) ?? refuse('not_found');
    const key = { tenantId: ctx.tenant.id, id: found.id };
    const locked = (await lockPerson(change.db, key)) ?? refuse('not_found');
    if (locked.version !== version || locked.merged_into_id !== null) refuse('changed_meanwhile');
    await updatePerson(change.db, key, { ...person, version: version + 1, changed_at: ctx.clock() });
    await change.audit({ action: 'imported_person.save', subject: ['imported_person', found.id] });
    return readOwnPerson(ctx, change.db, id);
  });
}

/** Deletes the record, its files, and what imports read about it, such as when the person asks for it. */
export async function removePerson(ctx: SignedInContext, id: number): Promise<void> {
  await write(ctx, async (change) => {
    const found = (await findPerson(change.db, getOwner(ctx), id)) ?? refuse('not_found');
    const key = { tenantId: ctx.tenant.id, id: found.id };
    const locked = await lockPerson(change.db, key);
    if (!locked || locked.merged_into_id !== null) refuse('changed_meanwhile');
    const files = await findPersonFiles(change.db, key);
    await deletePersonFiles(
      change.db,
      ctx.tenant.id,
      files.map((file) => file.id),
    );
    const ids = await findRecordIds(change.db, key);
    await forgetPeople(change.db, ctx.tenant.id, ids);
    for (const recordId of ids) await revokeLinksAbout(ctx, change, 'join_as_seeker', recordId);
    await deleteInvitations(change.db, ctx.tenant.id, ids);
    await deletePerson(change.db, key);
    await change.audit({ action: 'imported_person.remove', subject: ['imported_person', found.id] });
  });
}

function presentCard(row: OwnedPersonRow, now: Date): ImportedPersonCard {
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
    invitation: presentInvitation(row, now),
    account_id: row.account_id,
    is_linked: row.linked_user_id !== null,
  };
}

function presentInvitation(row: OwnedPersonRow, now: Date): ImportedPersonCard['invitation'] {
  const { invitation_status: status, invited_at: invitedAt } = row;
  if (status === null || invitedAt === null) return null;
  const state = getInvitationState({ status: status as PersonInvitationStatus, invitedAt }, now);
  return { state, sent_at: invitedAt.toISOString() };
}
