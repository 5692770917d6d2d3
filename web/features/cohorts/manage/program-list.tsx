import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Program } from '#domain/features/cohorts/contract.ts';
import css from '#web/features/cohorts/cohorts.module.css';
import { formatList } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { ProgramDialog } from './program-dialog.tsx';

/** What the organization teaches. */
export function ProgramList({ programs }: { readonly programs: readonly Program[] }) {
  const t = useT();
  const [edited, setEdited] = useState<Program | 'new' | null>(null);
  return (
    <CardSection title={t('cohorts.programs.title')} gap="wide">
      {programs.length === 0 && <p>{t('cohorts.programs.none')}</p>}
      {programs.length > 0 && (
        <ul className={css.rows}>
          {programs.map((program) => (
            <li key={program.id}>
              <ProgramText program={program} />
              <Button
                icon={Pencil}
                isDense
                aria-label={t('cohorts.programs.editOf', { name: program.name })}
                onPress={() => setEdited(program)}
              >
                {t('common.actions.edit')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button icon={Plus} onPress={() => setEdited('new')}>
          {t('cohorts.programs.new')}
        </Button>
      </div>
      {edited && <ProgramDialog program={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </CardSection>
  );
}

function ProgramText({ program }: { readonly program: Program }) {
  const t = useT();
  const { name, description, skills, cohort_count: count } = program;
  return (
    <div className={css.stack}>
      <h3 className={css.name}>{name}</h3>
      {description !== '' && <p className={css.text}>{description}</p>}
      <p className={css.muted}>
        {[t('cohorts.programs.count', { count }), formatList(skills)].filter(Boolean).join(' · ')}
      </p>
    </div>
  );
}
