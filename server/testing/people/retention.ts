import { parsePeriods, type RetentionPeriods } from '#domain/features/retention/periods.ts';
import { tenantAdminApi } from '#domain/features/tenants/admin-contract.ts';
import type { TestApp } from '#server/testing/app.ts';
import type { TestAccount } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

/** A time zone where the clock shows this hour now. */
export function findZone({ services }: TestApp, hour: number): string {
  const offset = ((services.clock().getUTCHours() - hour + 36) % 24) - 12;
  return `Etc/GMT${offset < 0 ? '' : '+'}${offset}`;
}

/** Saves the periods, and a time zone in which it is night. */
export async function saveRetention(
  test: TestApp,
  admin: TestAccount,
  periods: Partial<RetentionPeriods>,
  hour = 3,
): Promise<void> {
  const { version } = (await send(test, admin, tenantAdminApi.read)).body;
  const zone = await send(test, admin, tenantAdminApi.saveTimeZone, {
    body: { time_zone: findZone(test, hour), version },
  });
  const body = { periods: { ...parsePeriods({}), ...periods }, version: version + 1 };
  const saved = await send(test, admin, tenantAdminApi.saveRetention, { body });
  if (zone.status !== 200 || saved.status !== 200) throw new Error('The settings were not saved');
}
