import { mailApi } from '#domain/features/mail/contract.ts';
import { route } from '#server/http/serve.ts';
import { mailHandlers } from './handlers.ts';

export const mailRoutes = [route(mailApi, mailHandlers)];
