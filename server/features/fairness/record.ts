import { type FairnessRecord, maxRecordMonths } from '#domain/features/fairness/contract.ts';
import { computeRates } from '#domain/features/fairness/impact.ts';
import { listGroups, questionNames } from '#domain/features/fairness/questions.ts';
import type { Context, SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import type { FileResponse } from '#server/http/send-file.ts';
import { byteOrderMark, formatCsvLine } from '#server/lib/csv/csv.ts';
import { listCounts, listMonths, listPublishers } from './record-queries.ts';

/**
 * The record of an employer that publishes it, or of all employers without a record of their own (null).
 * @throws Refusal `not_found` for an employer without a public record
 */
export async function readRecord(ctx: Context, employer: number | null): Promise<FairnessRecord> {
  const publishers = await listPublishers(ctx.readDb, ctx.tenant.id);
  const employers = publishers.map(({ id, name }) => ({ id, name }));
  const chosen = publishers.find(({ id }) => id === employer);
  if (employer !== null && !chosen) return refuse('not_found');
  return { employers, months: await readMonths(ctx, employer, chosen?.fairness_since ?? null) };
}

/** What everyone may see: the employers with a public record, and the record of one of them. */
export async function readPublicRecord(ctx: Context, employer: number | null): Promise<FairnessRecord> {
  if (employer !== null) return readRecord(ctx, employer);
  const publishers = await listPublishers(ctx.readDb, ctx.tenant.id);
  return { employers: publishers.map(({ id, name }) => ({ id, name })), months: [] };
}

async function readMonths(ctx: Context, organisationId: number | null, since: string | null) {
  const months = await listMonths(ctx.readDb, ctx.tenant.id, { since, limit: maxRecordMonths });
  const counts = await listCounts(ctx.readDb, ctx.tenant.id, { organisationId, months });
  return months.map((month) => ({
    month,
    groups: questionNames.flatMap((question) => {
      const groups = counts.filter((count) => count.month === month && count.question === question);
      return computeRates(groups)
        .map(({ answer, people, selected, rate, ratio }) => ({ question, answer, people, selected, rate, ratio }))
        .sort((one, other) => getPosition(question, one.answer) - getPosition(question, other.answer));
    }),
  }));
}

function getPosition(question: (typeof questionNames)[number], answer: string): number {
  return listGroups(question).map(String).indexOf(answer);
}

/** All groups of all months; the cells of hidden groups are empty. */
export async function downloadRecord(ctx: SignedInContext, employer: number | null): Promise<FileResponse> {
  const { months } = await readRecord(ctx, employer);
  const columns = ['month', 'question', 'group', 'people', 'moved_forward', 'selection_rate_percent', 'impact_ratio'];
  const rows = months.flatMap(({ month, groups }) =>
    questionNames.flatMap((question) =>
      listGroups(question).map((answer) => {
        const shown = groups.find((group) => group.question === question && group.answer === answer);
        const { people = null, selected = null, rate = null, ratio = null } = shown ?? {};
        return [month.slice(0, 7), question, answer, people, selected, rate, ratio];
      }),
    ),
  );
  await write(ctx, (change) =>
    change.audit({
      action: 'fairness.download',
      subject: ['fairness', employer ?? 'others'],
      detail: { rows: rows.length },
    }),
  );
  return {
    bytes: Buffer.from(byteOrderMark + [columns, ...rows].map(formatCsvLine).join('')),
    file_name: `fairness-record-${ctx.clock().toISOString().slice(0, 10)}.csv`,
    media_type: 'text/csv; charset=utf-8',
  };
}
