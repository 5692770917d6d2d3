import { approvalsApi } from '#domain/features/approvals/contract.ts';
import { delegationsApi } from '#domain/features/approvals/delegation/contract.ts';
import { route } from '#server/http/serve.ts';
import { delegationHandlers } from './delegation/handlers.ts';
import { approvalHandlers } from './handlers.ts';

export const approvalRoutes = [route(approvalsApi, approvalHandlers), route(delegationsApi, delegationHandlers)];
