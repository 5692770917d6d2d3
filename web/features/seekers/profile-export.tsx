import { Braces, FileText } from 'lucide-react';
import { useState } from 'react';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import css from './profile/profile-editor.module.css';
import { downloadProfile } from './queries.ts';

const kinds = { pdf: FileText, json: Braces } as const;
type Kind = keyof typeof kinds;

/** Exports the profile as PDF or JSON Resume. */
export function TakeAlong({ name }: { readonly name: string }) {
  const t = useT();
  const [making, setMaking] = useState<Kind | null>(null);
  const download = async (kind: Kind) => {
    setMaking(kind);
    await downloadProfile(kind, name).catch(() =>
      showToast({ action: `download-profile-${kind}`, tone: 'danger', text: t('session.downloadFailed') }),
    );
    setMaking(null);
  };
  return (
    <div className={css.part}>
      <p>{t('seekers.profileExport.purpose')}</p>
      {(['pdf', 'json'] as const).map((kind) => (
        <div key={kind} className={css.file}>
          <Button
            icon={kinds[kind]}
            onPress={() => void download(kind)}
            isPending={making === kind}
            pendingText={t('seekers.profileExport.making')}
          >
            {t(`seekers.profileExport.${kind}`)}
          </Button>
          <p className={css.hint}>{t(`seekers.profileExport.${kind}Hint`)}</p>
        </div>
      ))}
      <p>{t('seekers.profileExport.neither')}</p>
    </div>
  );
}
