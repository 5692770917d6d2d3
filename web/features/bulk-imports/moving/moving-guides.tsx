import { type System, systemGuides, systems } from '#domain/features/bulk-imports/moving/systems.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { CopyText } from '#web/ui/data/copy-text.tsx';
import css from './moving-guides.module.css';

interface MovingGuidesProps {
  readonly kind: 'jobs' | 'people';
}

/** How to move from each other system, one opened at a time. */
export function MovingGuides({ kind }: MovingGuidesProps) {
  const t = useT();
  return (
    <div className={css.guides}>
      <p>{t(`moving.${kind}.intro`)}</p>
      {systems.map((system) => (
        <details key={system} name="moving-guides">
          <summary>{systemGuides[system].name}</summary>
          {kind === 'jobs' ? <JobGuide system={system} /> : <PeopleGuide system={system} />}
        </details>
      ))}
    </div>
  );
}

interface GuideProps {
  readonly system: System;
}

function JobGuide({ system }: GuideProps) {
  const t = useT();
  const { name, jobAddress } = systemGuides[system];
  return (
    <ol>
      {jobAddress !== null && (
        <li>
          {t('moving.jobs.address')}
          <CopyText text={jobAddress} name={name} />
        </li>
      )}
      <li>{t(jobAddress === null ? 'moving.jobs.file' : 'moving.jobs.orFile', { system: name })}</li>
      <li>{t('moving.jobs.check')}</li>
    </ol>
  );
}

function PeopleGuide({ system }: GuideProps) {
  const t = useT();
  const { name, peopleColumns } = systemGuides[system];
  return (
    <>
      <ol>
        <li>{t('moving.people.export', { system: name })}</li>
        <li>{t('moving.people.upload')}</li>
        <li>{t('moving.people.check')}</li>
      </ol>
      <table>
        <caption>{t('moving.people.columns')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('moving.people.column', { system: name })}</th>
            <th scope="col">{t('moving.people.field')}</th>
          </tr>
        </thead>
        <tbody>
          {peopleColumns.map(([header, column]) => (
            <tr key={header}>
              <th scope="row">{header}</th>
              <td>{t(`resumeImports.fields.${toField(column)}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t('moving.people.left', { system: name })}</p>
    </>
  );
}

/** First and last name become the name. */
function toField<Column extends string>(column: Column) {
  return (column === 'first_name' || column === 'last_name' ? 'name' : column) as
    | Exclude<Column, 'first_name' | 'last_name'>
    | 'name';
}
