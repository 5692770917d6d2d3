import { CheckCheck, Save } from 'lucide-react';
import { useMemo, useState } from 'react';
import { type Profile, ProfileFields } from '#domain/features/seekers/contract.ts';
import {
  buildProfileFromResume,
  hasPart,
  listSkillProposals,
  mergeProfileParts,
  type ProfilePart,
  profileParts,
} from '#domain/features/seekers/from-resume.ts';
import { partFields } from '#web/features/seekers/profile/profile-parts.tsx';
import { SkillsPart } from '#web/features/seekers/profile/skills-part.tsx';
import { getFields, type ReadResume } from '#web/features/seekers/queries.ts';
import { truncate } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { SaveState } from '#web/ui/form/save-state.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { type ParseNote, ParseNotes } from './parse-notes.tsx';
import { ProposedSkills } from './proposed-skills.tsx';
import { listNotes, listUncertainItems } from './resume-notes.ts';
import css from './resume-review.module.css';
import { ResumeText } from './resume-text.tsx';
import { CheckedPart, type Decision } from './review-part.tsx';

interface ResumeCheckProps {
  readonly read: Pick<ReadResume, 'parsed' | 'text'> & { readonly resume: { readonly id: number } };
  readonly profile: Profile;
  /** Saves the profile with the added sections. */
  readonly onSave: (fields: ProfileFields) => Promise<void>;
}

/** Reviews a parsed résumé by section next to its text. Only added sections change the profile. */
export function ResumeCheck({ read, profile, onSave }: ResumeCheckProps) {
  const t = useT();
  const { parsed, text, resume } = read;
  const found = useMemo(() => buildProfileFromResume(parsed), [parsed]);
  const proposals = useMemo(() => listSkillProposals(parsed), [parsed]);
  const parts = profileParts.filter((part) => hasPart(found, part) || (part === 'skills' && proposals.length > 0));
  const [decisions, setDecisions] = useState<ReadonlyMap<ProfilePart, Decision>>(new Map());
  const [shown, setShown] = useState<ParseNote['lines'] | null>(null);
  const form = useSchemaForm(ProfileFields, found);
  const draft = useDraft(form, `resume:${resume.id}`);
  const notes = useMemo(
    () => ({ notes: listNotes(parsed), onShow: (lines: ParseNote['lines']) => setShown({ ...lines }) }),
    [parsed],
  );
  const getDecision = (part: ProfilePart) => decisions.get(part) ?? 'open';
  const used = parts.filter((part) => getDecision(part) === 'used');
  const open = parts.filter((part) => getDecision(part) === 'open');
  const save = async (checked: ProfileFields) => {
    await onSave(mergeProfileParts(getFields(profile), checked, new Set(used)));
    draft.discard();
  };
  return (
    <ParseNotes value={notes}>
      <div className={css.columns}>
        <Form form={form} onSubmit={save}>
          {parts.length === 0 && <InlineNote tone="info">{t('seekers.profile.check.nothingFound')}</InlineNote>}
          {parts.map((part) => {
            const Fields = partFields[part];
            const skills = part === 'skills' && <ProposedSkills control={form.control} proposals={proposals} />;
            return (
              <CheckedPart
                key={part}
                part={part}
                decision={getDecision(part)}
                onDecide={(decision) => setDecisions(new Map(decisions).set(part, decision))}
                unsure={listUncertainItems(parsed, part)}
                replaced={replacedBy(profile, found, part)}
              >
                {skills ? <SkillsPart control={form.control} skills={skills} /> : <Fields control={form.control} />}
              </CheckedPart>
            );
          })}
          <div className={css.save}>
            <FormActions>
              {open.length > 1 && (
                <Button icon={CheckCheck} onPress={() => setDecisions(allUsed(decisions, open))}>
                  {t('seekers.profile.check.useAll')}
                </Button>
              )}
              {parts.length > 0 && (
                <Button
                  type={used.length > 0 ? 'submit' : 'button'}
                  variant="primary"
                  icon={Save}
                  isPending={form.formState.isSubmitting}
                  pendingText={t('common.states.saving')}
                  reason={used.length === 0 ? t('seekers.profile.check.saveNone') : undefined}
                >
                  {t('seekers.profile.check.save')}
                </Button>
              )}
              <SaveState draft={draft} />
            </FormActions>
            {used.length > 0 && open.length > 0 && (
              <p className={css.state}>{t('seekers.profile.check.openLeft', { count: open.length })}</p>
            )}
          </div>
        </Form>
        <div className={css.aside}>
          <h2 className={css.title}>{t('seekers.profile.check.text')}</h2>
          <p className={css.state}>{t('seekers.profile.check.textHint')}</p>
          <ResumeText text={text} shown={shown} />
        </div>
      </div>
    </ParseNotes>
  );
}

function allUsed(decisions: ReadonlyMap<ProfilePart, Decision>, open: readonly ProfilePart[]) {
  return new Map([...decisions, ...open.map((part): [ProfilePart, Decision] => [part, 'used'])]);
}

/** Number of characters quoted from a text. */
const longestQuote = 60;

/** The profile texts that adding the section would replace; lists are merged. */
function replacedBy(profile: ProfileFields, found: ProfileFields, part: ProfilePart): string {
  const fields = { about: ['headline', 'summary'], contact: ['phone', 'city'] } as const;
  const names: readonly ('headline' | 'summary' | 'phone' | 'city')[] =
    part === 'about' || part === 'contact' ? fields[part] : [];
  const lost = names.filter((name) => profile[name] !== '' && found[name] !== '' && profile[name] !== found[name]);
  return lost.map((name) => truncate(profile[name], longestQuote).replace(/\.$/, '')).join(' · ');
}
