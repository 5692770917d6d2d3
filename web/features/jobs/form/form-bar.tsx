import { Eye, Rocket, Save, Send } from 'lucide-react';
import { useRef } from 'react';
import type { Publishing } from '#domain/features/jobs/lifecycle.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { SaveState } from '#web/ui/form/save-state.tsx';
import type { Draft } from '#web/ui/form/use-draft.ts';
import css from './job-form.module.css';

interface FormBarProps {
  readonly saveLabel: string;
  readonly publishing: Publishing;
  /** Why the user cannot publish directly. */
  readonly note: string | undefined;
  readonly isSaving: boolean;
  readonly draft: Draft;
  /** Called before the form is submitted. */
  readonly onPublish: () => void;
  readonly onPreview: () => void;
}

/** The sticky action bar of the form. */
export function FormBar({ saveLabel, publishing, note, isSaving, draft, onPublish, onPreview }: FormBarProps) {
  const t = useT();
  const isOffered = publishing === 'now' || publishing === 'ask';
  const bar = useRef<HTMLDivElement>(null);
  return (
    <div ref={bar} className={css.bar}>
      <FormActions>
        <Button type="submit" variant={isOffered ? 'secondary' : 'primary'} icon={Save} isPending={isSaving}>
          {saveLabel}
        </Button>
        {isOffered && (
          <Button
            variant="primary"
            icon={publishing === 'now' ? Rocket : Send}
            isPending={isSaving}
            onPress={() => {
              onPublish();
              bar.current?.closest('form')?.requestSubmit();
            }}
          >
            {t(publishing === 'now' ? 'jobs.form.publish' : 'jobs.form.askPublish')}
          </Button>
        )}
        <Button variant="quiet" icon={Eye} onPress={onPreview}>
          {t('jobs.form.preview')}
        </Button>
        <SaveState draft={draft} />
        {note && <span className={css.muted}>{note}</span>}
      </FormActions>
    </div>
  );
}
