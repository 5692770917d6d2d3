import { useT } from '#web/lib/texts/i18n.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import { TemplateNameDialog } from './template-name-dialog.tsx';
import { useTemplateActions } from './template-queries.ts';

interface SaveTemplateProps {
  readonly job: { readonly id: number; readonly title: string };
  /** Whether the job is open in the editor with changes that are not saved. */
  readonly hasChanges?: boolean;
  readonly onClose: () => void;
}

/** Saves a job as a template, under its title unless the person writes another name. */
export function SaveTemplate({ job, hasChanges = false, onClose }: SaveTemplateProps) {
  const t = useT();
  const { create } = useTemplateActions();
  const save = async (name: string) => {
    const template = await create.mutateAsync({ job_id: job.id, name });
    showToast({ action: 'save-template', tone: 'ok', text: t('jobTemplates.save.done', { name: template.name }) });
  };
  return (
    <TemplateNameDialog
      title={t('jobTemplates.save.title', { job: job.title })}
      text={[t('jobTemplates.save.text'), hasChanges && t('jobTemplates.save.unsaved')].filter(Boolean).join(' ')}
      name={job.title}
      submitLabel={t('jobTemplates.save.submit')}
      onSave={save}
      onClose={onClose}
    />
  );
}
