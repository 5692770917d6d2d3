import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Audience, Disclosures, Need, NeedItem } from '#domain/features/needs/contract.ts';
import { isNeedChoice } from '#domain/features/needs/menu.ts';
import type { PrivateAnswers } from '#domain/features/needs/private-drafts.ts';
import { needsApi, privateDraftsApi } from '#web/lib/api/hiring/needs.ts';
import { call } from '#web/lib/call.ts';
import { isSignedIn } from '#web/lib/session.ts';
import type { Translate } from '#web/lib/texts/i18n.ts';
import type { PrivateDraftStore } from '#web/ui/form/use-private-draft.ts';

/** The user's working needs, in memory only: never stored on the device. */
export const ownNeeds = () =>
  queryOptions({
    queryKey: ['needs', 'own'],
    queryFn: async ({ signal }): Promise<Need[]> => (await call(needsApi.read, {}, { signal })).needs,
    enabled: isSignedIn,
  });

export const ownDisclosures = () =>
  queryOptions({
    queryKey: ['needs', 'disclosures'],
    queryFn: ({ signal }): Promise<Disclosures> => call(needsApi.disclosures, {}, { signal }),
    enabled: isSignedIn,
  });

/** The draft of a private form, such as `adjustment:17`, or null. */
export const privateDraft = (form: string) =>
  queryOptions({
    queryKey: ['needs', 'draft', form],
    queryFn: async ({ signal }) => (await call(privateDraftsApi.read, { params: { form } }, { signal })).answers,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });

/** Saves private drafts with the account, never on the device. */
export function usePrivateDraftStore(form: string): PrivateDraftStore {
  const queries = useQueryClient();
  return useMemo(() => {
    const { queryKey } = privateDraft(form);
    const know = (answers: PrivateAnswers | null) => queries.setQueryData(queryKey, answers);
    const params = { form };
    return {
      save: async (answers) => {
        await call(privateDraftsApi.save, { params, body: { answers } }, { keepalive: true });
        know(answers);
      },
      delete: async () => {
        await call(privateDraftsApi.delete, { params }, { keepalive: true });
        know(null);
      },
    };
  }, [queries, form]);
}

export function useSaveNeeds() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (needs: NeedItem[]) => (await call(needsApi.save, { body: { needs } })).needs,
    onSuccess: (needs) => {
      queries.setQueryData(ownNeeds().queryKey, needs);
      void queries.invalidateQueries({ queryKey: ownDisclosures().queryKey });
    },
  });
}

/** Shares items with an audience or revokes one grant. */
export function useDisclosing() {
  const queries = useQueryClient();
  const keep = (disclosures: Disclosures) => queries.setQueryData(ownDisclosures().queryKey, disclosures);
  const show = useMutation({
    mutationFn: (shown: { need_ids: number[]; audience: Audience }) => call(needsApi.share, { body: shown }),
    onSuccess: keep,
  });
  const revoke = useMutation({
    mutationFn: (id: number) => call(needsApi.revoke, { params: { id: String(id) } }),
    onSuccess: keep,
  });
  return { show, revoke };
}

/** Number of items a job seeker shares with the user. */
export const shownCount = (seekerId: number) =>
  queryOptions({
    queryKey: ['needs', 'shown', seekerId],
    queryFn: async ({ signal }) =>
      (await call(needsApi.countShared, { params: { id: String(seekerId) } }, { signal })).count,
  });

/** Opens shared items; the job seeker sees this in the access log. */
export function useOpenSharedNeeds(seekerId: number) {
  return useMutation({
    mutationFn: async () => (await call(needsApi.openShared, { params: { id: String(seekerId) } })).needs,
  });
}

/** The label of a need: the menu text or the custom text. */
export function needText(t: Translate, { choice, words }: Pick<Need, 'choice' | 'words'>): string {
  return isNeedChoice(choice) ? t(`needs.choices.${choice}`) : words;
}
