import type { securityApi } from '#domain/features/accounts/security-contract.ts';
import type { Handlers } from '#server/http/serve.ts';
import { changePassword } from './password/change-password.ts';
import { endDevice, endOtherDevices, listDevices } from './session/devices.ts';
import { reauthenticate } from './session/reauthenticate.ts';

export const securityHandlers = {
  devices: async (ctx) => ({ sessions: await listDevices(ctx) }),
  endDevice: async (ctx, { params }) => {
    await endDevice(ctx, params.id);
    return { sessions: await listDevices(ctx) };
  },
  endOthers: async (ctx) => {
    await endOtherDevices(ctx);
    return { sessions: await listDevices(ctx) };
  },
  confirmPassword: async (ctx, { body }) => {
    await reauthenticate(ctx, body.password);
    return { status: 'success' };
  },
  changePassword: async (ctx, { body }) => {
    await changePassword(ctx, body);
    return { status: 'success' };
  },
} satisfies Handlers<typeof securityApi>;
