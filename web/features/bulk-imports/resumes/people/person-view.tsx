import { Download, Pencil, Trash2 } from 'lucide-react';
import { Fragment, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ImportedPerson } from '#domain/features/bulk-imports/resumes/people-contract.ts';
import { paths } from '#web/app/paths.ts';
import { PersonAccount } from '#web/features/bulk-imports/people/person-account.tsx';
import css from '#web/features/bulk-imports/resumes/imports.module.css';
import { useRemovePerson } from '#web/features/bulk-imports/resumes/queries.ts';
import { downloadFile } from '#web/features/files/queries.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { PersonForm } from './person-form.tsx';

/** The record of a person without an account. */
export function PersonView({ person }: { readonly person: ImportedPerson }) {
  const t = useT();
  const [isEditing, setEditing] = useState(false);
  return (
    <div className={css.stack}>
      <PersonAccount person={person} />
      <CardSection title={t('resumeImports.person.details')}>
        {isEditing ? (
          <PersonForm person={person} onClose={() => setEditing(false)} />
        ) : (
          <>
            <Facts person={person} />
            <div className={css.actions}>
              <Button icon={Pencil} onPress={() => setEditing(true)}>
                {t('resumeImports.person.edit')}
              </Button>
              <DeletePerson person={person} />
            </div>
          </>
        )}
      </CardSection>
      <CardSection title={t('resumeImports.person.files')}>
        {person.files.length === 0 && <p className={css.facts}>{t('resumeImports.person.noFiles')}</p>}
        <div className={css.actions}>
          {person.files.map((file) => (
            <Button key={file.path} icon={Download} onPress={() => void downloadFile(file)}>
              {t('resumeImports.person.download', { name: file.file_name })}
            </Button>
          ))}
        </div>
      </CardSection>
    </div>
  );
}

function Facts({ person }: { readonly person: ImportedPerson }) {
  const t = useT();
  const none = t('resumeImports.person.notGiven');
  return (
    <>
      <dl className={css.person}>
        {(['email', 'phone', 'city', 'region', 'country'] as const).map((name) => (
          <Fragment key={name}>
            <dt>{t(`resumeImports.fields.${name}`)}</dt>
            <dd>{person[name] || none}</dd>
          </Fragment>
        ))}
        <dt>{t('resumeImports.fields.skills')}</dt>
        <dd>{person.skills.join(', ') || none}</dd>
      </dl>
      <p className={css.muted}>{t('resumeImports.person.addedBy', { name: person.created_by_name })}</p>
    </>
  );
}

function DeletePerson({ person }: { readonly person: ImportedPerson }) {
  const t = useT();
  const announce = useAnnounce();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const remove = useRemovePerson(person.id);
  const confirm = async () => {
    await remove.mutateAsync();
    announce(t('resumeImports.person.deleted'));
    void navigate(paths.importedPeople);
  };
  return (
    <>
      <Button variant="quiet" icon={Trash2} aria-haspopup="dialog" onPress={() => setOpen(true)}>
        {t('resumeImports.person.delete')}
      </Button>
      {remove.error && <InlineNote tone="danger">{translateError(remove.error)}</InlineNote>}
      <ConfirmDialog
        isOpen={isOpen}
        isDanger
        title={t('resumeImports.person.deleteTitle', { name: person.full_name })}
        text={t('resumeImports.person.deleteText')}
        confirmLabel={t('resumeImports.person.delete')}
        isPending={remove.isPending}
        onConfirm={() => void confirm()}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
