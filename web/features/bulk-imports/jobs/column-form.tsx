import { useState } from 'react';
import type { ColumnMapping, JobImport } from '#domain/features/bulk-imports/jobs/contract.ts';
import { mappedFields } from '#domain/features/bulk-imports/jobs/mapping.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { Select } from '#web/ui/field/choice/select.tsx';
import { Group } from './group.tsx';
import css from './job-imports.module.css';
import { useMoveJobImport } from './queries.ts';

/** The answer that no column of a file can equal: names are trimmed. */
const notInFile = ' ';

/** Which column of a CSV file goes into which field, with a guess. */
export function ColumnForm({ record }: { readonly record: JobImport }) {
  const t = useT();
  const move = useMoveJobImport(record.token);
  const [mapping, setMapping] = useState<ColumnMapping>(record.mapping);
  const columns = record.columns ?? [];
  const choices = [
    { value: notInFile, label: t('jobImports.columns.none') },
    ...columns.map(({ name, samples }) => ({ value: name, label: name, note: samples.filter(Boolean).join(' · ') })),
  ];
  const choose = (field: (typeof mappedFields)[number], name: string) => {
    const { [field]: _before, ...others } = mapping;
    setMapping(name === notInFile ? others : { ...others, [field]: name });
  };
  return (
    <Group label={t('jobImports.columns.title')} isInitiallyOpen={record.counts.new === 0}>
      <div className={css.stack}>
        <p className={css.muted}>{t('jobImports.columns.help')}</p>
        <div className={css.fields}>
          {mappedFields.map((field) => (
            <Select
              key={field}
              label={t(`jobImports.fields.${field}`)}
              value={mapping[field] ?? notInFile}
              onChange={(name) => choose(field, name)}
              choices={choices}
            />
          ))}
        </div>
        {move.error && <InlineNote tone="danger">{translateError(move.error)}</InlineNote>}
        <div className={css.actions}>
          <Button isPending={move.isPending} onPress={() => move.mutate({ to: 'map', mapping })}>
            {t('jobImports.columns.save')}
          </Button>
        </div>
      </div>
    </Group>
  );
}
