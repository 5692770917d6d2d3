import { calendarApi } from '#domain/features/calendar/contract.ts';
import { route } from '#server/http/serve.ts';
import { calendarHandlers } from './handlers.ts';

export const calendarRoutes = [route(calendarApi, calendarHandlers)];
