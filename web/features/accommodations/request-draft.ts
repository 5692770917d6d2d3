import { type Control, useWatch } from 'react-hook-form';
import { accommodationStages, type NewAccommodation } from '#domain/features/accommodations/contract.ts';
import { needChoices } from '#domain/features/needs/menu.ts';
import type { PrivateAnswers } from '#domain/features/needs/private-drafts.ts';
import { usePrivateDraftStore } from '#web/features/needs/queries.ts';
import { usePrivateDraft } from '#web/ui/form/use-private-draft.ts';

/** The draft name of an accommodation request for an application. */
export function requestForm(applicationId: number): string {
  return `adjustment:${applicationId}`;
}

/** Saves a request as a draft with the account. */
export function useRequestDraft(
  applicationId: number,
  control: Control<NewAccommodation, unknown, NewAccommodation>,
  parseDraft: PrivateAnswers | null,
) {
  const draftPlace = usePrivateDraftStore(requestForm(applicationId));
  const { stage = empty.stage, needed_on, choices = [], words = '' } = useWatch({ control });
  const isEmpty = stage === empty.stage && !needed_on && choices.length === 0 && words === '';
  return usePrivateDraft(
    isEmpty ? null : { stage, needed_on: needed_on ?? '', choices, words },
    parseDraft,
    draftPlace,
  );
}

const empty: NewAccommodation = { stage: 'interview', needed_on: null, choices: [], words: '' };

/** Reads a draft, ignoring fields that this version of the form does not have. */
export function readWanted(begun: PrivateAnswers | null): NewAccommodation {
  const { stage, needed_on: neededOn, choices, words } = begun ?? {};
  return {
    stage: accommodationStages.find((known) => known === stage) ?? empty.stage,
    needed_on: typeof neededOn === 'string' && neededOn !== '' ? neededOn : null,
    choices: needChoices.filter((choice) => choices?.includes(choice)),
    words: typeof words === 'string' ? words : '',
  };
}
