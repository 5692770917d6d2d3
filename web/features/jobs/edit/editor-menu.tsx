import { Copy, Ellipsis, Eye, LayoutTemplate } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Job } from '#domain/features/jobs/job.ts';
import { paths } from '#web/app/paths.ts';
import { useDuplicate } from '#web/features/jobs/manage/use-duplicate.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { Menu } from '#web/ui/action/menu.tsx';

interface EditorMenuProps {
  readonly job: Job;
  /** Whether the form has changes that are not saved. */
  readonly hasChanges: boolean;
}

const SaveTemplate = lazy(async () => ({
  default: (await import('#web/features/jobs/templates/save-template.tsx')).SaveTemplate,
}));

/** What else can be done with the saved job of the form. */
export function EditorMenu({ job, hasChanges }: EditorMenuProps) {
  const t = useT();
  const duplicate = useDuplicate(job.id);
  const [isSaving, setSaving] = useState(false);
  const label = t('tables.rowActions', { name: job.title });
  return (
    <>
      <Menu
        label={label}
        entries={[
          { id: 'view', label: t('jobs.manage.actions.view'), icon: Eye, href: paths.job(job.id) },
          { id: 'copy', label: t('jobs.manage.actions.duplicate'), icon: Copy, onAction: duplicate },
          {
            id: 'template',
            label: t('jobTemplates.save.action'),
            icon: LayoutTemplate,
            onAction: () => setSaving(true),
          },
        ]}
        trigger={(props) => <IconButton {...props} icon={Ellipsis} label={label} />}
      />
      {isSaving && (
        <Suspense>
          <SaveTemplate job={job} hasChanges={hasChanges} onClose={() => setSaving(false)} />
        </Suspense>
      )}
    </>
  );
}
