import { getDay } from '#domain/features/reports/period.ts';
import { maxSavedViews, resolveFilter, type savedViewsApi } from '#domain/features/reports/saved-view.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { lockAccount } from '#server/features/accounts/service.ts';
import { checkFilter } from '#server/features/reports/read-report.ts';
import { readMailStatus } from '#server/features/saved-searches/service.ts';
import { findTenantTimeZone } from '#server/features/tenants/service.ts';
import { refuse, refuseField } from '#server/http/errors/refusal.ts';
import type { Handlers } from '#server/http/serve.ts';
import { planMail, presentView } from './saved-views.ts';
import { countViews, deleteView, findViews, hasViewNamed, insertView, updateView } from './view-queries.ts';

export const savedViewHandlers = {
  list: async (ctx) => {
    const [rows, mail] = await Promise.all([findViews(ctx.db, getOwner(ctx)), readMailStatus(ctx)]);
    return { views: rows.map(presentView), mail };
  },
  save: async (ctx, { body: { report, name, filter, frequency } }) => {
    const today = getDay(ctx.clock(), await findTenantTimeZone(ctx.db, ctx.tenant.id));
    await checkFilter(ctx, report, resolveFilter(filter, today));
    const owner = getOwner(ctx);
    return write(ctx, async (change) => {
      await lockAccount(ctx, change);
      if (await hasViewNamed(change.db, owner, name)) refuseField('body.name', 'view_name_taken');
      if ((await countViews(change.db, owner)) >= maxSavedViews) refuseField('body.name', 'too_many_report_views');
      const plan = await planMail({ ...ctx, db: change.db }, frequency);
      const row = await insertView(change.db, { ...owner, report, name, filter, plan, now: ctx.clock() });
      const detail = { name, frequency };
      await change.audit({ action: 'report.save_view', subject: ['report_view', row.id], detail });
      return presentView(row);
    });
  },
  change: (ctx, { params: { id }, body: { name, frequency } }) =>
    write(ctx, async (change) => {
      const owner = getOwner(ctx);
      await lockAccount(ctx, change);
      if (await hasViewNamed(change.db, owner, name, id)) refuseField('body.name', 'view_name_taken');
      const plan = await planMail({ ...ctx, db: change.db }, frequency);
      const row = (await updateView(change.db, { ...owner, id }, { name, plan })) ?? refuse('not_found');
      await change.audit({ action: 'report.change_view', subject: ['report_view', id], detail: { name, frequency } });
      return presentView(row);
    }),
  remove: (ctx, { params: { id } }) =>
    write(ctx, async (change) => {
      if (!(await deleteView(change.db, { ...getOwner(ctx), id }))) refuse('not_found');
      await change.audit({ action: 'report.remove_view', subject: ['report_view', id] });
      return { is_removed: true };
    }),
} satisfies Handlers<typeof savedViewsApi>;

function getOwner(ctx: SignedInContext) {
  return { tenantId: ctx.tenant.id, userId: ctx.actor.userId };
}
