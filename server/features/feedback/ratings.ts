import { type Rating, ratings } from '#domain/features/feedback/contract.ts';
import type { RatingMonth, ReceivedRating, ratingsApi } from '#domain/features/feedback/ratings-contract.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { findTenantTimeZone } from '#server/features/tenants/service.ts';
import type { FileResponse } from '#server/http/send-file.ts';
import type { Handlers } from '#server/http/serve.ts';
import { byteOrderMark, formatCsvLine } from '#server/lib/csv/csv.ts';
import { countRatings, countRatingsByMonth, listRatings, type RatingRow } from './rating-queries.ts';

const pageLength = 20;
/** A file has the newest ratings, up to this many rows. */
const maxRows = 10_000;

export const ratingHandlers = {
  list: async (ctx, { query }) => {
    const tenantId = ctx.tenant.id;
    const listed = { tenantId, rating: toNumber(query.rating), before: query.before, size: pageLength + 1 };
    const [rows, counted] = await Promise.all([listRatings(ctx.db, listed), countRatings(ctx.db, tenantId)]);
    const page = rows.slice(0, pageLength).map(presentRating);
    const next = rows.length > pageLength ? (page.at(-1)?.id ?? null) : null;
    const find = (rating: Rating) => counted.find((row) => row.rating === Number(rating))?.count ?? 0;
    return { ratings: page, next, counts: { '-1': find('-1'), '0': find('0'), '1': find('1') } };
  },
  trend: async (ctx) => ({ months: await readTrend(ctx) }),
  download: (ctx, { query }) => downloadRatings(ctx, query.rating),
} satisfies Handlers<typeof ratingsApi>;

async function readTrend(ctx: SignedInContext): Promise<RatingMonth[]> {
  const tenantId = ctx.tenant.id;
  const timeZone = await findTenantTimeZone(ctx.db, tenantId);
  const rows = await countRatingsByMonth(ctx.db, { tenantId, timeZone, now: ctx.clock() });
  return rows.map(({ month, bad, okay, good }) => ({ month, counts: { '-1': bad, '0': okay, '1': good } }));
}

const columns = ['id', 'at', 'rating', 'person', 'page', 'text'];

/** The audit trail has the number of rows. */
async function downloadRatings(ctx: SignedInContext, rating: Rating | undefined): Promise<FileResponse> {
  const listed = { tenantId: ctx.tenant.id, rating: toNumber(rating), before: undefined, size: maxRows };
  const rows = (await listRatings(ctx.readDb, listed)).map(presentRating);
  const lines = rows.map((row) => [row.id, row.at, row.rating, row.person, row.page, row.text]);
  const detail = { rows: rows.length };
  await write(ctx, (change) =>
    change.audit({ action: 'feedback.download', subject: ['rating_feedback', rating ?? 'all'], detail }),
  );
  return {
    bytes: Buffer.from(byteOrderMark + [columns, ...lines].map(formatCsvLine).join('')),
    file_name: `ratings-${ctx.clock().toISOString().slice(0, 10)}.csv`,
    media_type: 'text/csv; charset=utf-8',
  };
}

function presentRating({ id, rating, feed, page, at, user_email: email, full_name: name }: RatingRow): ReceivedRating {
  const known = ratings.find((each) => Number(each) === rating) ?? '0';
  return { id, rating: known, text: feed, page, at: at.toISOString(), person: name ?? email };
}

function toNumber(rating: Rating | undefined): number | undefined {
  return rating === undefined ? undefined : Number(rating);
}
