import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, IdFromText, line } from '#domain/lib/fields.ts';
import { ReportFilter } from './contract.ts';
import { hiringReports, partnerReports } from './names.ts';
import { getPreset, moveDay, periodPresets } from './period.ts';

export const viewFrequencies = ['never', 'daily', 'weekly', 'monthly'] as const;
const Frequency = z.enum(viewFrequencies);
export type ViewFrequency = z.infer<typeof Frequency>;

/** Saved views per person. */
export const maxSavedViews = 30;

/** The filters of a view. A period by its name moves with the calendar; `from` and `to` stay. */
export const ViewFilter = z.object({ ...ReportFilter.shape, period: z.optional(z.enum(periodPresets)) });
export type ViewFilter = z.infer<typeof ViewFilter>;

const Name = line(100, 1);
const Report = z.enum([...hiringReports, ...partnerReports]);

export const SavedView = z.object({
  id: Id,
  report: Report,
  name: z.string(),
  /** The query string of the report's page. */
  address: z.string(),
  frequency: Frequency,
});
export type SavedView = z.infer<typeof SavedView>;

const NewSavedView = z.object({ report: Report, name: Name, filter: ViewFilter, frequency: Frequency });

/** What a form asks for. */
export const ViewPlan = z.object({ name: Name, frequency: Frequency });
export type ViewPlan = z.infer<typeof ViewPlan>;

const own = { permission: 'report.save' } as const;
const params = z.object({ id: IdFromText });

export const savedViewsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/report-views',
    access: own,
    response: z.object({
      views: z.array(SavedView),
      /** Whether email can be sent; `unconfirmed` if the address is not verified. */
      mail: z.enum(['on', 'off', 'unconfirmed']),
    }),
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/v1/report-views',
    access: own,
    body: NewSavedView,
    response: SavedView,
    status: 201,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/v1/report-views/:id',
    access: own,
    params,
    body: ViewPlan,
    response: SavedView,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/report-views/:id',
    access: own,
    params,
    response: z.object({ is_removed: z.boolean() }),
  }),
};

/** The filters of a request: a named period as days. */
export function resolveFilter({ period, ...filter }: ViewFilter, today: string): ReportFilter {
  return period === undefined ? filter : { ...filter, ...getPreset(period, today) };
}

/** The query string of the report's page with these filters. */
export function formatViewAddress(filter: ViewFilter): string {
  const values = Object.entries(filter).filter(([, value]) => value !== undefined);
  return values.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&');
}

/** The day of the next mail: tomorrow, the next Monday, or the first day of the next month. */
export function getNextMailDay(frequency: Exclude<ViewFrequency, 'never'>, today: string): string {
  if (frequency === 'daily') return moveDay(today, 1);
  if (frequency === 'weekly') return moveDay(today, 8 - (new Date(`${today}T00:00:00Z`).getUTCDay() || 7));
  return `${moveDay(`${today.slice(0, 7)}-28`, 4).slice(0, 7)}-01`;
}
