import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewApiToken } from '#domain/features/api-tokens/contract.ts';
import { apiTokensApi } from '#web/lib/api/system/api-tokens.ts';
import { call } from '#web/lib/call.ts';

export const ownApiTokens = queryOptions({
  queryKey: ['api-tokens'],
  queryFn: ({ signal }) => call(apiTokensApi.list, {}, { signal }),
});

export function useApiTokenActions() {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: ownApiTokens.queryKey });
  return {
    create: useMutation({ mutationFn: (body: NewApiToken) => call(apiTokensApi.create, { body }), onSuccess }),
    revoke: useMutation({
      mutationFn: (id: number) => call(apiTokensApi.revoke, { params: { id: String(id) } }),
      onSuccess,
    }),
  };
}
