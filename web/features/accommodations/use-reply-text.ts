import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Accommodation } from '#domain/features/accommodations/contract.ts';
import { canReply } from '#domain/features/accommodations/lifecycle.ts';
import { privateDraft, usePrivateDraftStore } from '#web/features/needs/queries.ts';
import { usePrivateDraft } from '#web/ui/form/use-private-draft.ts';

/** The text of the next reply, saved with the account as a draft. */
export function useReplyText(request: Pick<Accommodation, 'id' | 'status'>) {
  const form = `adjustment-reply:${request.id}`;
  const { data: saved } = useQuery({ ...privateDraft(form), enabled: canReply(request.status, 'asked') });
  const [typed, setText] = useState<string | null>(null);
  const text = typed ?? (typeof saved?.words === 'string' ? saved.words : '');
  const draft = usePrivateDraft(text === '' ? null : { words: text }, saved ?? null, usePrivateDraftStore(form));
  return { text, setText, draft };
}
