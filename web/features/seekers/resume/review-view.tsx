import { useWatch } from 'react-hook-form';
import type { ProfilePart } from '#domain/features/seekers/from-resume.ts';
import { Certifications, partViews } from '#web/features/seekers/sections/part-views.tsx';
import section from '#web/features/seekers/sections/profile-section.module.css';
import { useT } from '#web/lib/texts/i18n.ts';
import { SkillChoices } from './proposed-skills.tsx';
import type { useResumeReview } from './use-resume-review.ts';

interface ReviewViewProps {
  readonly part: ProfilePart;
  readonly review: ReturnType<typeof useResumeReview>;
}

/** The values of a section to read. Each can be removed; skills are checked or unchecked. */
export function ReviewView({ part, review }: ReviewViewProps) {
  const View = partViews[part];
  return (
    <div className={section.view}>
      {part === 'skills' ? <Skills review={review} /> : <View fields={review.values} />}
    </div>
  );
}

function Skills({ review: { form, proposals, values } }: Pick<ReviewViewProps, 'review'>) {
  const t = useT();
  const proposed = new Set(proposals.map(({ name }) => name));
  const others = useWatch({ control: form.control, name: 'skills' }).filter((name) => !proposed.has(name));
  return (
    <>
      <SkillChoices control={form.control} proposals={proposals} />
      {others.length > 0 && (
        <p>
          <span className={section.label}>{t('seekers.profile.check.otherSkills')}</span> {others.join(', ')}
        </p>
      )}
      <Certifications fields={values} />
    </>
  );
}
