import type { OntarioField, OntarioProblem } from '#domain/features/jobs/posting/ontario-posting.ts';
import type { OrganisationChoice } from '#domain/features/organisations/contract.ts';
import type { StepName, StepState } from './job-steps.ts';
import { OntarioFields } from './ontario/ontario-fields.tsx';
import { ReviewSection } from './review-section.tsx';
import { BasicsFields } from './sections/basics-fields.tsx';
import { HiringFields } from './sections/hiring-fields.tsx';
import { JobTeamPart } from './sections/job-team-part.tsx';
import { MatchFields } from './sections/match-fields.tsx';
import { QuestionsFields } from './sections/questions-fields.tsx';
import { RequirementsFields } from './sections/requirements-fields.tsx';
import { StepSection } from './sections/step-section.tsx';
import { LocationFields, PayFields, RoleFields } from './sections/work-fields.tsx';
import { WorkplaceFields } from './sections/workplace-fields.tsx';
import type { JobFormOf } from './values.ts';

interface FormStepsProps {
  readonly form: JobFormOf;
  readonly employers: readonly OrganisationChoice[] | null;
  readonly steps: readonly StepState[];
  readonly step: StepName;
  readonly getHref: (step: StepName) => string;
  readonly open: (step: StepName) => void;
  readonly note: string | undefined;
  readonly jobId: number | undefined;
  /** What keeps a job in Ontario from being published. */
  readonly problems: readonly OntarioProblem[];
  readonly onSelectField: (field: OntarioField) => void;
}

/** The fields of all steps; one step shows. */
export function FormSteps(props: FormStepsProps) {
  const { form, employers, steps, step, getHref, open, note, jobId, problems, onSelectField } = props;
  const { control } = form;
  const shared = { current: step, onOpen: open };
  return (
    <>
      <StepSection name="basics" {...shared}>
        <BasicsFields control={control} employers={employers} />
        <LocationFields control={control} />
        <PayFields control={control} />
        <OntarioFields control={control} />
      </StepSection>
      <StepSection name="role" {...shared}>
        <RoleFields control={control} />
      </StepSection>
      <StepSection name="requirements" {...shared}>
        <RequirementsFields control={control} />
        <MatchFields control={control} jobId={jobId} isOpen={step === 'requirements'} />
      </StepSection>
      <StepSection name="workplace" {...shared}>
        <WorkplaceFields control={control} />
      </StepSection>
      <StepSection name="hiring" {...shared}>
        <HiringFields control={control} />
        <JobTeamPart control={control} jobId={jobId} />
      </StepSection>
      <StepSection name="questions" {...shared}>
        <QuestionsFields control={control} />
      </StepSection>
      <StepSection name="review" {...shared}>
        <ReviewSection {...{ steps, getHref, note, problems, onSelectField }} />
      </StepSection>
    </>
  );
}
