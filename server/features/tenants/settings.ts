import { parsePeriods } from '#domain/features/retention/periods.ts';
import type { TenantSettings } from '#domain/features/tenants/admin-contract.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { getTenantWeights } from '#server/features/matching/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { toTheme } from './load-theme.ts';
import { findSettings, updateSettings } from './queries.ts';

/** The current settings of the tenant. */
export async function readSettings(ctx: SignedInContext): Promise<TenantSettings> {
  const [stored, weights] = await Promise.all([
    findSettings(ctx.db, ctx.tenant.id),
    getTenantWeights(ctx, ctx.tenant.id),
  ]);
  const { time_zone, version } = stored;
  return { ...toTheme(stored), weights, time_zone, retention: parsePeriods(stored.retention), version };
}

interface SettingsChange {
  readonly part: 'brand' | 'contact' | 'languages' | 'switches' | 'weights' | 'time_zone' | 'retention';
  /** The version on which the change is based. */
  readonly version: number;
  readonly set: Omit<Parameters<typeof updateSettings>[2], 'version'>;
  /** The new values, for the audit trail. */
  readonly to: Readonly<Record<string, unknown>>;
}

/** Saves one part. Refuses if another request has changed the settings since the version was read. */
export async function saveSettings(
  ctx: SignedInContext,
  { part, version, set, to }: SettingsChange,
): Promise<TenantSettings> {
  await write(ctx, async (change) => {
    const before = await findSettings(change.db, ctx.tenant.id);
    if (!(await updateSettings(change.db, ctx.tenant.id, { ...set, version }))) refuse('changed_meanwhile');
    const from = Object.fromEntries(Object.entries(before).filter(([column]) => Object.hasOwn(set, column)));
    await change.audit({ action: `tenant.${part}`, subject: ['tenant', ctx.tenant.id], detail: { from, to } });
    change.emit({ kind: 'tenant_changed', tenantId: ctx.tenant.id });
    // Every job without its own weights must be ranked again.
    if (part === 'weights') change.emit({ kind: 'many_changed', tenantId: ctx.tenant.id });
  });
  return readSettings(ctx);
}
