import { applicationStatesApi } from '#domain/features/applications/bulk/contract.ts';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { applicationDraftsApi } from '#domain/features/applications/draft.ts';
import { applicationMarksApi } from '#domain/features/applications/marks/contract.ts';
import { maskingApi } from '#domain/features/applications/masking/contract.ts';
import { applicationNotesApi } from '#domain/features/applications/notes/contract.ts';
import { sourcingApi } from '#domain/features/applications/sourcing/contract.ts';
import { applicantViewsApi } from '#domain/features/applications/views/contract.ts';
import { route } from '#server/http/serve.ts';
import { applicationStateHandlers } from './bulk/handlers.ts';
import { applicationDraftHandlers } from './draft-handlers.ts';
import { applicationHandlers } from './handlers.ts';
import { applicationMarkHandlers } from './marks/handlers.ts';
import { maskingHandlers } from './masking/handlers.ts';
import { applicationNoteHandlers } from './note-handlers.ts';
import { sourcingHandlers } from './sourcing/handlers.ts';
import { applicantViewHandlers } from './views/handlers.ts';

export const applicationRoutes = [
  route(applicationsApi, applicationHandlers),
  route(applicationStatesApi, applicationStateHandlers),
  route(applicationDraftsApi, applicationDraftHandlers),
  route(applicationMarksApi, applicationMarkHandlers),
  route(applicationNotesApi, applicationNoteHandlers),
  route(applicantViewsApi, applicantViewHandlers),
  route(maskingApi, maskingHandlers),
  route(sourcingApi, sourcingHandlers),
];
