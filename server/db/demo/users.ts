import type { AccountKind, RoleId } from '#domain/access/roles.ts';
import { subtractDays } from '#domain/lib/day.ts';
import { type DemoEmail, demoAccounts } from './accounts.ts';
import { familyNames, givenNames, koreanNames } from './content/names.ts';
import type { Demo } from './demo.ts';
import { createRandom } from './random.ts';

interface NewUser {
  readonly tenantId: number;
  readonly kind: AccountKind;
  readonly roleId: RoleId | null;
  readonly organisationId: number | null;
  readonly name: string;
  readonly email: string;
  readonly joinedAt: Date;
  readonly hasPublicPassword: boolean;
  readonly language?: 'en' | 'fr' | 'esp' | 'ko';
}

export function addUser(demo: Demo, user: NewUser): number {
  return demo.add('users', {
    tenant_id: user.tenantId,
    account_kind: user.kind,
    role_id: user.roleId,
    organisation_id: user.organisationId,
    email: user.email,
    password_hash: user.hasPublicPassword ? demo.hashes.publicPassword : demo.hashes.randomPassword,
    full_name: user.name,
    language: user.language ?? 'en',
    is_consent: true,
    email_verified_at: user.joinedAt,
    created_at: user.joinedAt,
  });
}

/** Adds an account with the public password. */
export function addDemoUser(
  demo: Demo,
  email: DemoEmail,
  user: Pick<NewUser, 'kind' | 'roleId' | 'organisationId'>,
): { id: number; name: string } {
  const name = demoAccounts.find((account) => account.email === email)?.name ?? email;
  const [tenantId = 1] = demo.entities.tenantIds;
  const id = addUser(demo, {
    ...user,
    tenantId,
    name,
    email,
    joinedAt: subtractDays(demo.now, 400),
    hasPublicPassword: true,
  });
  return { id, name };
}

/** Generates distinct names, each with the local part of an email address. */
export function createNameGenerator(purpose: string): () => { name: string; emailName: string } {
  const random = createRandom(`names ${purpose}`);
  const taken = new Set<string>(demoAccounts.map((account) => account.name));
  const remainingKoreanNames = [...koreanNames];
  return () => {
    const special = random.chance(0.015) ? remainingKoreanNames.pop() : undefined;
    if (special) return { name: special[0], emailName: special[1] };
    for (;;) {
      const name = `${random.pick(givenNames)} ${random.pick(familyNames)}`;
      if (taken.has(name)) continue;
      taken.add(name);
      return { name, emailName: toEmailName(name) };
    }
  };
}

function toEmailName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/ø/g, 'o')
    .replace(/ı/g, 'i')
    .replace(/[^a-z ]/g, '')
    .replaceAll(' ', '.');
}
