import { hiringReports, partnerReports } from '#domain/features/reports/names.ts';
import { ownSettingsPages, paths, profilePages, tenantSettingsPages } from './paths.ts';

/** The paths of all pages, with `:id` for the number of a record. The server answers 404 for others. */
export function listPagePaths(): string[] {
  return Object.entries(paths).flatMap(([name, path]) => {
    if (typeof path === 'string') return [path];
    return (parameters[name] ?? [':id']).map((parameter) => path(parameter));
  });
}

/** What the functions of `paths` are called with, other than an id. */
const parameters: Readonly<Record<string, readonly string[]>> = {
  report: hiringReports,
  partnerReport: partnerReports,
  location: ['atlanta', 'houston'],
  profilePage: profilePages,
  settingsPage: ownSettingsPages,
  allSettingsPage: [...ownSettingsPages, ...tenantSettingsPages],
};
