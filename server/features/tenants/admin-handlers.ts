import type { tenantAdminApi } from '#domain/features/tenants/admin-contract.ts';
import { usesTwoFactor } from '#server/features/accounts/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import type { Handlers } from '#server/http/serve.ts';
import { removePicture, savePicture } from './images.ts';
import { readSettings, saveSettings } from './settings.ts';

export const tenantAdminHandlers = {
  read: (ctx) => readSettings(ctx),
  saveBrand: (ctx, { body: { title, colours, version } }) =>
    saveSettings(ctx, {
      part: 'brand',
      version,
      set: { title, theme: JSON.stringify({ colours }) },
      to: { title, colours },
    }),
  saveContact: (ctx, { body: { phone, email, version } }) =>
    saveSettings(ctx, {
      part: 'contact',
      version,
      set: { contact_phone: phone, contact_email: email },
      to: { phone, email },
    }),
  saveLanguages: (ctx, { body: { languages, version } }) =>
    saveSettings(ctx, { part: 'languages', version, set: { languages: JSON.stringify(languages) }, to: { languages } }),
  saveSwitches: async (ctx, { body: { switches, version } }) => {
    if (switches.staff_two_factor && !(await usesTwoFactor(ctx, ctx.db, ctx.actor.userId))) refuse('two_factor_first');
    const { partner_approval: partner, job_approval: job, offer_approval: offer, ...others } = switches;
    const set = { approvals: JSON.stringify({ partner, job, offer }), switches: JSON.stringify(others) };
    return saveSettings(ctx, { part: 'switches', version, set, to: switches });
  },
  saveWeights: (ctx, { body: { weights, version } }) =>
    saveSettings(ctx, { part: 'weights', version, set: { match_weights: JSON.stringify(weights) }, to: weights }),
  saveTimeZone: (ctx, { body: { time_zone, version } }) =>
    saveSettings(ctx, { part: 'time_zone', version, set: { time_zone }, to: { time_zone } }),
  saveRetention: (ctx, { body: { periods, version } }) =>
    saveSettings(ctx, {
      part: 'retention',
      version,
      set: { retention: JSON.stringify(periods) },
      to: { retention: periods },
    }),
  savePicture: (ctx, { body, files }) => savePicture(ctx, body.kind, files[0]),
  removePicture: (ctx, { params }) => removePicture(ctx, params.kind),
} satisfies Handlers<typeof tenantAdminApi>;
