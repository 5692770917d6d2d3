import { Braces, FileText } from 'lucide-react';
import { useState } from 'react';
import type { Profile } from '#domain/features/seekers/contract.ts';
import { type PrintedContact, printedContacts } from '#domain/features/seekers/profile-parts.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { CheckboxGroup } from '#web/ui/field/choice/checkbox-group.tsx';
import css from './profile/profile-editor.module.css';
import { downloadProfile } from './queries.ts';

const kinds = { pdf: FileText, json: Braces } as const;
type Kind = keyof typeof kinds;

/** Exports the profile as JSON Resume, or as PDF with the chosen contact details. */
export function TakeAlong({ profile }: { readonly profile: Profile }) {
  const t = useT();
  const [making, setMaking] = useState<Kind | null>(null);
  const [contact, setContact] = useState<readonly PrintedContact[]>(
    printedContacts.filter((each) => !profile.hidden.includes(each)),
  );
  const download = async (kind: Kind) => {
    setMaking(kind);
    await downloadProfile(kind, profile.full_name, kind === 'pdf' ? contact : []).catch(() =>
      showToast({ action: `download-profile-${kind}`, tone: 'danger', text: t('session.downloadFailed') }),
    );
    setMaking(null);
  };
  return (
    <div className={css.part}>
      <p>{t('seekers.profileExport.purpose')}</p>
      <CheckboxGroup
        label={t('seekers.profileExport.contact')}
        hint={t('seekers.profileExport.contactHint')}
        value={contact}
        onChange={setContact}
        choices={printedContacts.map((each) => ({ value: each, label: t(`seekers.employerView.fields.${each}`) }))}
      />
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
