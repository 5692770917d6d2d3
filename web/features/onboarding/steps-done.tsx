import { Rocket } from 'lucide-react';
import type { Onboarding } from '#domain/features/onboarding/contract.ts';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { TaskList } from '#web/ui/data/progress/task-list.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import css from './step-frame.module.css';

/** All steps are done; each can be repeated. */
export function StepsDone({ onboarding, next }: { readonly onboarding: Onboarding; readonly next: string }) {
  const t = useT();
  return (
    <div className={css.page}>
      <PageHeader
        title={t('onboarding.done.title')}
        purpose={t('onboarding.done.purpose')}
        actions={
          <LinkButton variant="primary" icon={Rocket} href={next}>
            {t('onboarding.done.start')}
          </LinkButton>
        }
      />
      <TaskList
        label={t('onboarding.done.steps')}
        tasks={onboarding.steps.map(({ id, state }) => ({
          id,
          label: t('onboarding.done.again', { step: t(`onboarding.${id}.name`) }),
          href: `${paths.onboarding}?step=${id}`,
          isDone: state === 'done',
        }))}
      />
    </div>
  );
}
