import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ApplyPart } from '#domain/features/applications/apply-parts.ts';
import { paths } from '#web/app/paths.ts';
import { useCustomTitle } from '#web/lib/navigation/page-title.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { StepIndicator } from '#web/ui/data/progress/step-indicator.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { SaveState } from '#web/ui/form/save-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import css from './apply-flow.module.css';
import type { ApplyPageProps } from './apply-form.ts';

interface ApplyPartPageProps extends ApplyPageProps {
  readonly part: ApplyPart;
  /** The index of the step. */
  readonly at: number;
  readonly count: number;
  readonly onSave: () => Promise<void>;
  readonly children: ReactNode;
}

/** One step on its own page. Saving continues to the next one. */
export function ApplyPartPage({ job, part, at, count, form, draft, onSave, children }: ApplyPartPageProps) {
  const t = useT();
  const title = t(`applications.apply.steps.${part}`);
  useCustomTitle(title);
  return (
    <div className={css.page}>
      <PageHeader
        title={title}
        purpose={t(`applications.apply.${part}.purpose`)}
        above={<StepIndicator step={at + 1} steps={count + 1} name={job.title} />}
      />
      <Form form={form} onSubmit={onSave}>
        {children}
        <FormActions>
          <Button type="submit" variant="primary" icon={ArrowRight}>
            {t('applications.apply.next')}
          </Button>
          <LinkButton variant="quiet" href={paths.apply(job.id)}>
            {t('applications.apply.backToList')}
          </LinkButton>
          <SaveState draft={draft} />
        </FormActions>
      </Form>
    </div>
  );
}
