import type { securityApi } from '#domain/features/accounts/security-contract.ts';
import type { Handlers } from '#server/http/serve.ts';
import { changePassword } from './change-password.ts';
import { endDevice, endOtherDevices, listDevices } from './devices.ts';

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
  changePassword: async (ctx, { body }) => {
    await changePassword(ctx, body);
    return { status: 'success' };
  },
} satisfies Handlers<typeof securityApi>;
