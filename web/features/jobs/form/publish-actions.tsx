import { Eye, Rocket, Save, Send } from 'lucide-react';
import type { Publishing } from '#domain/features/jobs/lifecycle.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';

interface PublishActionsProps {
  readonly saveLabel: string;
  readonly publishing: Publishing;
  readonly isSaving: boolean;
  /** Everything required is there, and the last step is open. */
  readonly isReady: boolean;
  readonly onSave: () => void;
  readonly onPublish: () => void;
  readonly onPreview: () => void;
}

/** The actions of the whole form, next to its title. */
export function PublishActions(props: PublishActionsProps) {
  const { saveLabel, publishing, isSaving, isReady, onSave, onPublish, onPreview } = props;
  const t = useT();
  return (
    <>
      <Button variant="quiet" icon={Eye} onPress={onPreview}>
        {t('jobs.form.preview')}
      </Button>
      <Button
        icon={Save}
        variant={publishing === 'no' && isReady ? 'primary' : 'secondary'}
        isPending={isSaving}
        onPress={onSave}
      >
        {saveLabel}
      </Button>
      {publishing !== 'no' && (
        <Button
          icon={publishing === 'now' ? Rocket : Send}
          variant={isReady ? 'primary' : 'secondary'}
          isPending={isSaving}
          onPress={onPublish}
        >
          {t(publishing === 'now' ? 'jobs.form.publish' : 'jobs.form.askPublish')}
        </Button>
      )}
    </>
  );
}
