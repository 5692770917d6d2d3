import { useState } from 'react';
import type { OrganisationChoice } from '#domain/features/organisations/contract.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Select } from '#web/ui/field/choice/select.tsx';
import { FileDrop } from '#web/ui/field/file-drop.tsx';
import css from './job-imports.module.css';
import { useStartJobImport } from './queries.ts';

interface StartJobImportProps {
  /** The employers to choose from; null for users who import for their own organization. */
  readonly employers: readonly OrganisationChoice[] | null;
  readonly onStarted: (token: string) => void;
}

const types = [
  ...['.csv', '.tsv', '.json', '.jsonl', '.xml', '.html', '.htm'],
  ...['.pdf', '.docx', '.odt', '.rtf', '.txt', '.zip'],
];

/** The file of an import. Nothing is created yet: the next step shows what would be. */
export function StartJobImport({ employers, onStarted }: StartJobImportProps) {
  const t = useT();
  const [file, setFile] = useState<File>();
  const [employer, setEmployer] = useState<string | null>(null);
  const start = useStartJobImport();
  const isReady = file !== undefined && (employers === null || employer !== null);
  const send = () => {
    if (!isReady) return;
    const organisationId = employer === null ? null : Number(employer);
    start.mutate({ file, organisationId }, { onSuccess: ({ token }) => onStarted(token) });
  };
  return (
    <div className={css.stack}>
      {employers && (
        <Select
          label={t('jobImports.upload.employer')}
          value={employer}
          onChange={setEmployer}
          choices={employers.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
      <FileDrop
        label={t('jobImports.upload.label')}
        hint={t('jobImports.upload.help')}
        error={start.error ? translateError(start.error) : undefined}
        files={file ? [file] : []}
        onChange={([chosen]) => setFile(chosen)}
        accept={types}
      />
      <div className={css.actions}>
        <Button variant="primary" isDisabled={!isReady} isPending={start.isPending} onPress={send}>
          {t('jobImports.upload.start')}
        </Button>
      </div>
    </div>
  );
}
