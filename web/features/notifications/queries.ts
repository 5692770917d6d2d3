import { infiniteQueryOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { NotificationFilter, NotificationPage } from '#domain/features/notifications/contract.ts';
import type { Language } from '#domain/phrases/phrases.ts';
import { notificationsApi } from '#web/lib/api/help/notifications.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { call } from '#web/lib/call.ts';
import { callForChange, type TaggedAnswer } from '#web/lib/call-for-change.ts';
import { omitEmpty } from '#web/lib/request.ts';
import { isSignedIn, useSession } from '#web/lib/session.ts';
import { translate } from '#web/lib/texts/i18n.ts';
import { showToast } from '#web/ui/feedback/toast.ts';

const root = 'notifications';

/** The last answers by account, language, and page, to ask only for changes. */
const lastAnswers = new Map<string, TaggedAnswer<NotificationPage>>();

interface PageRequest {
  readonly language: Language;
  readonly only: NotificationFilter | null;
  readonly page: number;
}

async function loadPage({ language, only, page }: PageRequest, signal: AbortSignal): Promise<NotificationPage> {
  const key = `${useSession.getState().user.user_id}:${language}:${only ?? ''}:${page}`;
  const query = { page: String(page), lang: language, ...omitEmpty({ only }) };
  const answer = await callForChange(notificationsApi.all, { query }, lastAnswers.get(key), { signal });
  // Only the current account and few pages: the map does not grow.
  if (lastAnswers.size > maxLastAnswers) lastAnswers.clear();
  lastAnswers.set(key, answer);
  return answer.body;
}

const maxLastAnswers = 20;

/** The user's notifications in their language, newest first, paged. */
export const notificationPages = (language: Language, only: NotificationFilter | null = null) =>
  infiniteQueryOptions({
    queryKey: [root, language, only],
    queryFn: ({ pageParam, signal }): Promise<NotificationPage> =>
      loadPage({ language, only, page: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.page_number < last.total_pages ? last.page_number + 1 : undefined),
    enabled: isSignedIn,
  });

export function useReadOne() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(notificationsApi.readOne, { params: { id: String(id) }, body: { is_read: true } }),
    onError: sayFailure,
    onSettled: () => refresh(client),
  });
}

export function useReadAll() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(notificationsApi.readAll, {}),
    onError: sayFailure,
    onSettled: () => refresh(client),
  });
}

/** The error text of the server, or the fixed one when it did not answer. */
function sayFailure(error: Error): void {
  const detail = error instanceof ApiError ? error.body.detail : undefined;
  showToast({
    action: 'notifications',
    tone: 'danger',
    text: typeof detail === 'string' ? detail : translate('session.noResponse'),
  });
}

function refresh(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [root] });
}
