import type { applicationNotesApi } from '#domain/features/applications/notes/contract.ts';
import type { Handlers } from '#server/http/serve.ts';
import { listMentionable } from './notes.ts';

export const applicationNoteHandlers = {
  mentionable: (ctx, { params }) => listMentionable(ctx, params.id),
} satisfies Handlers<typeof applicationNotesApi>;
