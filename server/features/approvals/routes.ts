import { approvalsApi } from '#domain/features/approvals/contract.ts';
import { route } from '#server/http/serve.ts';
import { approvalHandlers } from './handlers.ts';

export const approvalRoutes = [route(approvalsApi, approvalHandlers)];
