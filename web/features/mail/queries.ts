import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { MailEntry, MailStatus, MailText, Subscription } from '#domain/features/mail/contract.ts';
import type { ContractOf, ResponseData } from '#domain/lib/endpoint.ts';
import { mailApi } from '#web/lib/api/help/mail.ts';
import { call } from '#web/lib/call.ts';
import { omitEmpty } from '#web/lib/request.ts';

type OutboxPage = ResponseData<ContractOf<typeof mailApi.outbox>>;

export const outbox = (status: MailStatus | null) =>
  infiniteQueryOptions({
    queryKey: ['outbox', status],
    queryFn: ({ pageParam, signal }): Promise<OutboxPage> =>
      call(mailApi.outbox, { query: omitEmpty({ status, cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    staleTime: 0,
  });

export const mailText = (id: number) =>
  queryOptions({
    queryKey: ['outbox', 'text', id],
    queryFn: ({ signal }): Promise<MailText> => call(mailApi.read, { params: { id: String(id) } }, { signal }),
  });

export function useRetryMail() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number): Promise<MailEntry> => call(mailApi.retry, { params: { id: String(id) } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['outbox'] }),
  });
}

/** The subscription behind an unsubscribe link. */
export const subscription = (token: string) =>
  queryOptions({
    queryKey: ['subscription', token],
    queryFn: ({ signal }): Promise<Subscription> => call(mailApi.subscription, { body: { token } }, { signal }),
  });

export function useSetSubscription(token: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (wants_mail: boolean) => call(mailApi.setSubscription, { body: { token, wants_mail } }),
    onSuccess: (answer) => queries.setQueryData(subscription(token).queryKey, answer),
  });
}
