import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { type Profile, ProfileFields } from '#domain/features/seekers/contract.ts';
import {
  buildProfileFromResume,
  hasPart,
  listSkillProposals,
  mergeProfileParts,
  type ProfilePart,
  profileParts,
} from '#domain/features/seekers/from-resume.ts';
import { getFields, type ReadResume } from '#web/features/seekers/queries.ts';
import { deleteDraft, loadDraft, saveDraft } from '#web/lib/input/drafts.ts';
import { getOwnerId, useSession } from '#web/lib/session.ts';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { listNotes, type ParseNoteName, removeValue, sortByDoubt } from './resume-notes.ts';

const Decision = z.enum(['open', 'used', 'left']);
/** The decision about a section. */
export type Decision = z.infer<typeof Decision>;

const Decisions = z.partialRecord(z.enum(profileParts), Decision);
type Decisions = z.infer<typeof Decisions>;

export interface ResumeReview {
  readonly read: Pick<ReadResume, 'parsed' | 'text'> & { readonly resume: { readonly id: number } };
  readonly profile: Profile;
  /** Saves the profile with the added sections. */
  readonly onSave: (fields: ProfileFields) => Promise<void>;
}

/** The values found in a résumé and the decisions about them, with a draft of both. */
export function useResumeReview({ read: { parsed, resume }, profile, onSave }: ResumeReview) {
  const found = useMemo(() => buildProfileFromResume(parsed), [parsed]);
  const proposals = useMemo(() => listSkillProposals(parsed), [parsed]);
  const parts = useMemo(() => {
    const isFound = (part: ProfilePart) => hasPart(found, part) || (part === 'skills' && proposals.length > 0);
    return sortByDoubt(profileParts.filter(isFound), listNotes(parsed, found, found));
  }, [parsed, found, proposals]);
  const form = useSchemaForm(ProfileFields, found);
  const draft = useDraft(form, `resume:${resume.id}`);
  const values = { ...found, ...useWatch({ control: form.control }) } as ProfileFields;
  const { getDecision, decide, forget } = useDecisions(resume.id);
  const removal = useRemoval(form, draft.save);
  const used = parts.filter((part) => getDecision(part) === 'used');
  const save = async (checked: ProfileFields) => {
    await onSave(mergeProfileParts(getFields(profile), checked, new Set(used)));
    draft.discard();
    forget();
  };
  const startAgain = () => {
    form.reset(found);
    forget();
  };
  const notes = listNotes(parsed, found, values);
  return { parts, proposals, form, draft, values, notes, getDecision, decide, used, removal, save, startAgain };
}

/** The decisions, stored next to the draft of the values. */
function useDecisions(resumeId: number) {
  const [owner] = useState(() => getOwnerId(useSession.getState()));
  const name = `resume:${resumeId}:decisions`;
  const [decisions, setDecisions] = useState<Decisions>(() => {
    const stored = Decisions.safeParse(loadDraft(owner, name));
    return stored.success ? stored.data : {};
  });
  const decide = (decision: Decision, ...parts: readonly ProfilePart[]) => {
    const next = { ...decisions, ...Object.fromEntries(parts.map((part) => [part, decision])) };
    setDecisions(next);
    saveDraft(owner, name, next);
  };
  const forget = () => {
    setDecisions({});
    deleteDraft(owner, name);
  };
  return { getDecision: (part: ProfilePart): Decision => decisions[part] ?? 'open', decide, forget };
}

/** Removes single values; the last removal can be undone. */
function useRemoval(form: ReturnType<typeof useSchemaForm<ProfileFields, ProfileFields>>, onChanged: () => void) {
  const [last, setLast] = useState<{ name: ParseNoteName; label: string; before: Partial<ProfileFields> } | null>(null);
  const change = (changes: Partial<ProfileFields>) => {
    form.reset({ ...form.getValues(), ...changes }, { keepDefaultValues: true });
    onChanged();
  };
  const remove = (name: ParseNoteName, label: string) => {
    const values = form.getValues();
    const changes = removeValue(values, name);
    const before = Object.fromEntries(Object.entries(values).filter(([field]) => field in changes));
    change(changes);
    setLast({ name, label, before });
  };
  const undo = () => {
    if (last) change(last.before);
    setLast(null);
  };
  return { last, remove, undo, forget: () => setLast(null) };
}
