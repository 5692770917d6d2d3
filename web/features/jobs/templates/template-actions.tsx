import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { JobTemplate } from '#domain/features/jobs/templates/contract.ts';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { Menu } from '#web/ui/action/menu.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { RemoveDialog } from '#web/ui/overlay/remove-dialog.tsx';
import { TemplateNameDialog } from './template-name-dialog.tsx';
import { useTemplateActions } from './template-queries.ts';

interface TemplateProps {
  readonly template: JobTemplate;
}

/** Starts a job from a template; renames and deletes it if the person may. */
export function TemplateActions({ template }: TemplateProps) {
  const t = useT();
  const [opened, setOpened] = useState<'rename' | 'remove' | null>(null);
  const { id, name, can_change: canChange } = template;
  const label = t('tables.rowActions', { name });
  const close = () => setOpened(null);
  return (
    <>
      <LinkButton href={paths.createJobFrom(id)} aria-label={t('jobTemplates.useLabel', { name })}>
        {t('jobTemplates.use')}
      </LinkButton>
      {canChange && (
        <Menu
          label={label}
          entries={[
            { id: 'rename', label: t('jobTemplates.rename.action'), icon: Pencil, onAction: () => setOpened('rename') },
            {
              id: 'remove',
              label: t('jobTemplates.remove.action'),
              icon: Trash2,
              isDanger: true,
              onAction: () => setOpened('remove'),
            },
          ]}
          trigger={(props) => <IconButton {...props} isDense icon={Ellipsis} label={label} />}
        />
      )}
      {opened === 'rename' && <RenameTemplate template={template} onClose={close} />}
      {opened === 'remove' && <RemoveTemplate template={template} onClose={close} />}
    </>
  );
}

interface DialogProps extends TemplateProps {
  readonly onClose: () => void;
}

function RenameTemplate({ template: { id, name }, onClose }: DialogProps) {
  const t = useT();
  const { rename } = useTemplateActions();
  const save = async (written: string) => {
    const renamed = await rename.mutateAsync({ id, name: written });
    showToast({ action: 'rename-template', tone: 'ok', text: t('jobTemplates.rename.done', { name: renamed.name }) });
  };
  return (
    <TemplateNameDialog
      title={t('jobTemplates.rename.title')}
      name={name}
      submitLabel={t('jobTemplates.rename.submit')}
      onSave={save}
      onClose={onClose}
    />
  );
}

function RemoveTemplate({ template: { id, name }, onClose }: DialogProps) {
  const t = useT();
  const { remove } = useTemplateActions();
  return (
    <RemoveDialog
      action="remove-template"
      title={t('jobTemplates.remove.title', { name })}
      text={t('jobTemplates.remove.text')}
      confirmLabel={t('jobTemplates.remove.confirm')}
      doneText={t('jobTemplates.remove.done')}
      isPending={remove.isPending}
      onRemove={() => remove.mutateAsync(id)}
      onClose={onClose}
    />
  );
}
