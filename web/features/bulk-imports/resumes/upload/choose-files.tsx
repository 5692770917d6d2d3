import { useState } from 'react';
import { maxImportFiles } from '#domain/features/bulk-imports/resumes/limits.ts';
import css from '#web/features/bulk-imports/resumes/imports.module.css';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { FileDrop } from '#web/ui/field/file-drop.tsx';
import { ZipError } from './read-zip.ts';
import { TooManyFiles, uploadFiles } from './upload-store.ts';

interface ChooseFilesProps {
  /** The import that takes the files; called once files were chosen, so that none is started without. */
  readonly getToken: () => Promise<string>;
}

const types = ['.pdf', '.docx', '.odt', '.rtf', '.txt', '.json', '.zip', '.csv', '.tsv'];

/** Résumés, a ZIP file of them, or a CSV file of people. Sending starts at once. */
export function ChooseFiles({ getToken }: ChooseFilesProps) {
  const t = useT();
  const [error, setError] = useState<string>();
  const choose = async (files: readonly File[]) => {
    setError(undefined);
    try {
      if (files.length > maxImportFiles) throw new TooManyFiles(files.length);
      await uploadFiles(await getToken(), files);
    } catch (cause) {
      const name = files.find((file) => /\.zip$/i.test(file.name))?.name ?? '';
      if (cause instanceof ZipError) setError(t('resumeImports.start.badZip', { name }));
      else if (cause instanceof TooManyFiles) setError(t('resumeImports.start.tooMany', { count: cause.count }));
      else setError(translateError(cause));
    }
  };
  return (
    <div className={css.stack}>
      <FileDrop
        label={t('resumeImports.start.label')}
        hint={t('resumeImports.start.hint')}
        error={error}
        files={[]}
        onChange={(files) => void choose(files)}
        accept={types}
        isMultiple
      />
    </div>
  );
}
