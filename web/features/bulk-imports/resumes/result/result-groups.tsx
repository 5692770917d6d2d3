import { useState } from 'react';
import type { ResumeSummary, StatusFile } from '#domain/features/bulk-imports/resumes/contract.ts';
import { paths } from '#web/app/paths.ts';
import { type Group, groups, ImportGroup } from '#web/features/bulk-imports/resumes/group.tsx';
import css from '#web/features/bulk-imports/resumes/imports.module.css';
import { translateReason } from '#web/features/bulk-imports/resumes/reason-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Link } from '#web/ui/action/link.tsx';

interface ResultGroupsProps {
  readonly summary: ResumeSummary;
  /** Called before a record opens. */
  readonly onLeave: () => void;
}

/** The files of a status call in their groups. */
export function ResultGroups({ summary, onLeave }: ResultGroupsProps) {
  const t = useT();
  const files: Record<Group, readonly StatusFile[]> = {
    new: summary.newly_created_files,
    existing: summary.already_existing_files,
    skipped: summary.skipped_files,
  };
  return groups.map((group) => (
    <ImportGroup
      key={group}
      group={group}
      label={t(`resumeImports.result.groups.${group}`)}
      count={files[group].length}
      isInitiallyOpen={files[group].length > 0}
    >
      <Files files={files[group]} onLeave={onLeave} />
    </ImportGroup>
  ));
}

const shownCount = 5;

function Files({ files, onLeave }: { readonly files: readonly StatusFile[]; readonly onLeave: () => void }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  if (files.length === 0) return <p className={css.muted}>{t('resumeImports.review.none')}</p>;
  const shown = isOpen ? files : files.slice(0, shownCount);
  return (
    <>
      <ul className={css.items}>
        {shown.map((file) => {
          const name = file.resume_file.split('/').at(-1) ?? '';
          return (
            <li key={`${file.resume_file}${file.person_id}`}>
              <span className={css.main}>
                <span className={css.name}>{file.person_name || name}</span>{' '}
                <span className={css.muted}>
                  {[file.person_name && name, translateReason(t, file.reason)].filter(Boolean).join(' · ')}
                </span>
              </span>
              {file.person_id !== null && (
                <Link
                  href={paths.importedPerson(file.person_id)}
                  aria-label={t('resumeImports.result.openName', { name: file.person_name || name })}
                  onPress={onLeave}
                >
                  {t('resumeImports.result.open')}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
      {files.length > shownCount && !isOpen && (
        <Button isDense onPress={() => setOpen(true)}>
          {t('resumeImports.result.showAll', { count: files.length })}
        </Button>
      )}
    </>
  );
}
