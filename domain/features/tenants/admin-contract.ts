import * as z from 'zod/mini';
import { MatchWeights } from '#domain/features/matching/score/weights.ts';
import { RetentionPeriods } from '#domain/features/retention/periods.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Email, line, nameLine, TimeZone } from '#domain/lib/fields.ts';
import { languages } from '#domain/phrases/phrases.ts';
import { TenantTheme } from './contract.ts';
import { Switches } from './switch-schema.ts';
import { ThemeColors } from './theme-colors.ts';

/** All tenant settings. `version` changes with each save. */
export const TenantSettings = z.object({
  ...TenantTheme.shape,
  weights: MatchWeights,
  /** The IANA time zone in which reports count days and nightly tasks run. */
  time_zone: z.string(),
  retention: RetentionPeriods,
  version: z.int(),
});
export type TenantSettings = z.infer<typeof TenantSettings>;

/** The version that was read; a mismatch is a conflict. */
const version = z.int().check(z.positive());

export const Brand = z.object({ title: nameLine(120, 1), colours: ThemeColors });
export type Brand = z.infer<typeof Brand>;

/** Phone number and email address. Either can be empty. */
export const Contact = z.object({
  phone: line(40).check(z.regex(/^[+\d][\d\s().-]*$|^$/)),
  email: z.union([z.literal(''), Email]),
});
export type Contact = z.infer<typeof Contact>;

/** Interface languages of the tenant. English is the fallback and required. */
export const OfferedLanguages = z.array(z.enum(languages)).check(
  z.refine((list) => list.includes('en'), { error: 'required' }),
  z.refine((list) => new Set(list).size === list.length, { error: 'invalid_value' }),
);

export const TimeZoneSetting = z.object({ time_zone: TimeZone });

export const pictureKinds = ['logo', 'favicon'] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** Maximum picture size in bytes. */
export const pictureLimit = 512_000;

const edit = { permission: 'tenant.edit' } as const;

export const tenantAdminApi = {
  read: endpoint({ method: 'GET', path: '/api/v1/tenant/settings', access: edit, response: TenantSettings }),
  saveBrand: endpoint({
    method: 'PUT',
    path: '/api/v1/tenant/brand',
    access: edit,
    body: z.object({ ...Brand.shape, version }),
    response: TenantSettings,
  }),
  saveContact: endpoint({
    method: 'PUT',
    path: '/api/v1/tenant/contact',
    access: edit,
    body: z.object({ ...Contact.shape, version }),
    response: TenantSettings,
  }),
  saveLanguages: endpoint({
    method: 'PUT',
    path: '/api/v1/tenant/languages',
    access: edit,
    body: z.object({ languages: OfferedLanguages, version }),
    response: TenantSettings,
  }),
  saveSwitches: endpoint({
    method: 'PUT',
    path: '/api/v1/tenant/switches',
    access: edit,
    body: z.object({ switches: Switches, version }),
    response: TenantSettings,
  }),
  saveWeights: endpoint({
    method: 'PUT',
    path: '/api/v1/tenant/weights',
    access: edit,
    body: z.object({ weights: MatchWeights, version }),
    response: TenantSettings,
  }),
  saveTimeZone: endpoint({
    method: 'PUT',
    path: '/api/v1/tenant/time-zone',
    access: edit,
    body: z.object({ ...TimeZoneSetting.shape, version }),
    response: TenantSettings,
  }),
  saveRetention: endpoint({
    method: 'PUT',
    path: '/api/v1/tenant/retention',
    access: edit,
    body: z.object({ periods: RetentionPeriods, version }),
    response: TenantSettings,
  }),
  savePicture: endpoint({
    method: 'POST',
    path: '/api/v1/tenant/pictures',
    access: edit,
    form: { files: ['picture'] },
    body: z.object({ kind: z.enum(pictureKinds) }),
    response: TenantSettings,
  }),
  removePicture: endpoint({
    method: 'DELETE',
    path: '/api/v1/tenant/pictures/:kind',
    access: edit,
    params: z.object({ kind: z.enum(pictureKinds) }),
    response: TenantSettings,
  }),
};
