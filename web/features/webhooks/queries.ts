import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewWebhook, WebhookChange } from '#domain/features/webhooks/contract.ts';
import { webhooksApi } from '#web/lib/api/system/webhooks.ts';
import { call } from '#web/lib/call.ts';

export const webhookList = queryOptions({
  queryKey: ['webhooks'],
  queryFn: ({ signal }) => call(webhooksApi.list, {}, { signal }),
});

const at = (id: number) => ({ params: { id: String(id) } });
const deliveriesKey = (id: number) => ['webhook-deliveries', id];

/** How often an open list of deliveries is read again. */
const refreshIntervalMs = 5000;

export const webhookDeliveries = (id: number) =>
  infiniteQueryOptions({
    queryKey: deliveriesKey(id),
    queryFn: ({ pageParam, signal }) => {
      const query = pageParam === null ? {} : { before: String(pageParam) };
      return call(webhooksApi.deliveries, { ...at(id), query }, { signal });
    },
    initialPageParam: null as number | null,
    getNextPageParam: (last) => last.next,
    refetchInterval: refreshIntervalMs,
  });

export function useCreateWebhook() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewWebhook) => call(webhooksApi.create, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: webhookList.queryKey }),
  });
}

export function useWebhookActions(id: number) {
  const client = useQueryClient();
  const refreshList = () => client.invalidateQueries({ queryKey: webhookList.queryKey });
  const refreshDeliveries = () => client.invalidateQueries({ queryKey: deliveriesKey(id) });
  return {
    update: useMutation({
      mutationFn: (body: WebhookChange) => call(webhooksApi.update, { ...at(id), body }),
      onSuccess: refreshList,
    }),
    replaceSecret: useMutation({ mutationFn: () => call(webhooksApi.replaceSecret, at(id)) }),
    remove: useMutation({ mutationFn: () => call(webhooksApi.remove, at(id)), onSuccess: refreshList }),
    test: useMutation({ mutationFn: () => call(webhooksApi.test, at(id)), onSuccess: refreshDeliveries }),
    retry: useMutation({
      mutationFn: (delivery: number) =>
        call(webhooksApi.retry, { params: { id: String(id), delivery: String(delivery) } }),
      onSuccess: refreshDeliveries,
    }),
  };
}
