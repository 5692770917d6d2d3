import type * as contract from '#domain/features/files/contract.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

export const filesApi: Routes<typeof contract.filesApi> = {
  download: { method: 'POST', path: '/api/v1/user/file/download', form: { files: [] } },
};
