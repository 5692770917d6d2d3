import { ImageUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { PictureKind, TenantSettings } from '#domain/features/tenants/admin-contract.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { translateError, translateFieldError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { FileDrop } from '#web/ui/field/file-drop.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import css from './settings.module.css';
import { removePicture, sendPicture, useAdoptSettings } from './settings-queries.ts';

interface PictureFormProps {
  readonly kind: PictureKind;
  /** The URL of the current image; null for the default. */
  readonly current: string | null;
}

const kindsTaken = { logo: ['image/png', 'image/jpeg'], favicon: ['image/png'] };

/** The logo or favicon: the current image and its replacement. */
export function PictureForm({ kind, current }: PictureFormProps) {
  const t = useT();
  const [files, setFiles] = useState<File[]>([]);
  const { run, isBusy, error, clear } = useSaving();
  const announce = useAnnounce();
  const file = files[0];
  const send = async (picture: File) => {
    if (!(await run(() => sendPicture(kind, picture)))) return;
    setFiles([]);
    announce(t('tenants.saved'));
  };
  const remove = async () => {
    if (await run(() => removePicture(kind))) announce(t('tenants.pictures.removed'));
  };
  const choose = (chosen: File[]) => {
    clear();
    setFiles(chosen);
  };
  return (
    <div className={css.picture}>
      <div className={css.current}>
        {current ? (
          <>
            <span>{t('tenants.pictures.current')}</span>
            <img src={current} alt="" className={css.sample} />
            <Button
              variant="danger"
              icon={Trash2}
              isPending={isBusy}
              pendingText={t('tenants.saving')}
              onPress={() => void remove()}
            >
              {t('tenants.pictures.remove')}
            </Button>
          </>
        ) : (
          <span>{t('tenants.pictures.none')}</span>
        )}
      </div>
      <FileDrop
        label={t(`tenants.pictures.${kind}`)}
        hint={t(`tenants.pictures.${kind}Hint`)}
        error={error}
        files={files}
        onChange={choose}
        accept={kindsTaken[kind]}
      />
      {file && (
        <FormActions>
          <Button
            variant="primary"
            icon={ImageUp}
            isPending={isBusy}
            pendingText={t('tenants.pictures.sending')}
            onPress={() => void send(file)}
          >
            {t('tenants.pictures.send')}
          </Button>
        </FormActions>
      )}
    </div>
  );
}

/** Runs one save at a time and stores its error text. */
function useSaving() {
  const adopt = useAdoptSettings();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const run = async (save: () => Promise<TenantSettings>): Promise<boolean> => {
    setBusy(true);
    setError(undefined);
    try {
      adopt(await save());
      return true;
    } catch (thrown) {
      const field = thrown instanceof ApiError ? thrown.fields[0] : undefined;
      setError(field ? translateFieldError(field) : translateError(thrown));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { run, isBusy, error, clear: () => setError(undefined) };
}
