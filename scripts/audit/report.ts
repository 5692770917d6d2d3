import { DatabaseError } from '#server/db/connection/database-error.ts';
import type { TenantVerification } from '#server/features/audit/service.ts';
import type { ChainHead, Problem } from '#server/features/audit/verify.ts';

const usage = 'Usage: npm run audit -- --verify [TENANT:POSITION:HASH …]';

/** Parses `--verify` and the heads that an earlier run printed. */
export function parseHeads([command, ...heads]: readonly string[]): Map<number, ChainHead> {
  if (command !== '--verify') throw new DatabaseError(usage);
  return new Map(
    heads.map((arg) => {
      const [, tenant, position, hash = ''] = /^(\d{1,15}):(\d{1,15}):([0-9a-f]{8,64})$/.exec(arg) ?? [];
      if (hash === '') throw new DatabaseError(usage);
      return [Number(tenant), { position: Number(position), hash }];
    }),
  );
}

export function isIntact({ problems, hasExpected }: TenantVerification): boolean {
  return problems.length === 0 && hasExpected;
}

const maxProblemLines = 20;

/** The lines to print for a tenant. */
export function describeVerification(verified: TenantVerification): string[] {
  const { title, tenantId, problems, head, hasExpected, sealedCount, prunedCount, unsealedCount } = verified;
  const summary =
    problems.length === 0 ? 'no problem found' : `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`;
  const more = problems.length - maxProblemLines;
  return [
    `${title}: ${sealedCount} sealed entries, ${unsealedCount} not sealed yet, ${summary}.`,
    ...(prunedCount > 0 ? [`  ${prunedCount} older entries were deleted as the retention settings say.`] : []),
    ...problems.slice(0, maxProblemLines).map((problem) => `  ${describeProblem(problem)}`),
    ...(more > 0 ? [`  … and ${more} more`] : []),
    ...(hasExpected ? [] : ['  The expected seal is missing: the end of the chain was removed or replaced.']),
    ...(head ? [`  Newest seal: ${tenantId}:${head.position}:${head.hash}`] : []),
  ];
}

function describeProblem({ finding, id }: Problem): string {
  switch (finding) {
    case 'changed':
      return `Entry ${id} was changed, or sealed with another SECRET.`;
    case 'removed':
      return `Entry ${id} was removed.`;
    case 'added':
      return `Entry ${id} was added later than its number says.`;
    case 'backdated':
      return `Entry ${id} has an earlier time than the entries before it.`;
    case 'seal_removed':
      return `The seals from position ${id} on were removed.`;
    case 'mark_changed':
      return `The mark of deleted entries (position ${id}) was changed, or signed with another SECRET.`;
  }
}
