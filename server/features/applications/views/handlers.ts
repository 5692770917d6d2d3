import type { applicantViewsApi } from '#domain/features/applications/views/contract.ts';
import type { Handlers } from '#server/http/serve.ts';
import { addView, listViews, removeView } from './views.ts';

export const applicantViewHandlers = {
  list: (ctx, { params }) => listViews(ctx, params.id),
  save: (ctx, { params, body }) => addView(ctx, params.id, body),
  remove: (ctx, { params }) => removeView(ctx, params.id),
} satisfies Handlers<typeof applicantViewsApi>;
