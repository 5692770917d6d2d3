import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Moment } from '#domain/lib/fields.ts';
import { NewPassword } from './password.ts';

/** A session of the account, or an impersonation of it. */
const DeviceSession = z.object({
  id: z.uuid(),
  user_agent: z.string(),
  /** Read from the user agent, as is `system`; null if unknown. */
  browser: z.nullable(z.string()),
  /** Operating system, or `iPhone` or `iPad`. */
  system: z.nullable(z.string()),
  signed_in_at: Moment,
  last_seen_at: Moment,
  is_current: z.boolean(),
  is_live: z.boolean(),
  /** The administrator and the reason, for an impersonation. */
  viewed_by: z.nullable(z.object({ name: z.string(), reason: z.string() })),
});
export type DeviceSession = z.infer<typeof DeviceSession>;

const Devices = z.object({ sessions: z.array(DeviceSession) });

export const PasswordChange = z.object({
  current: z.string().check(z.minLength(1), z.maxLength(1000)),
  next: NewPassword,
});
export type PasswordChange = z.infer<typeof PasswordChange>;

export const PasswordConfirmation = z.object({ password: z.string().check(z.minLength(1), z.maxLength(1000)) });
export type PasswordConfirmation = z.infer<typeof PasswordConfirmation>;

/** Devices and password of an account. Changes are denied during impersonation. */
export const securityApi = {
  devices: endpoint({
    method: 'GET',
    path: '/api/v1/me/sessions',
    access: { permission: 'account.own' },
    response: Devices,
  }),
  endDevice: endpoint({
    method: 'DELETE',
    path: '/api/v1/me/sessions/:id',
    access: { permission: 'account.secure' },
    params: z.object({ id: z.uuid() }),
    response: Devices,
  }),
  endOthers: endpoint({
    method: 'POST',
    path: '/api/v1/me/sessions/end-others',
    access: { permission: 'account.secure' },
    response: Devices,
  }),
  /** Confirms the password; changes that need recent authentication are then allowed for a few minutes. */
  confirmPassword: endpoint({
    method: 'POST',
    path: '/api/v1/me/proof',
    access: { permission: 'account.secure' },
    body: PasswordConfirmation,
    response: z.object({ status: z.literal('success') }),
    perMinute: 20,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/v1/me/password',
    access: { permission: 'account.secure' },
    body: PasswordChange,
    response: z.object({ status: z.literal('success') }),
    perMinute: 20,
  }),
};
