import type { ReactNode } from 'react';
import type { Phrases } from '#domain/phrases/phrase-types.ts';
import { useT } from '#web/lib/i18n.ts';
import { Card } from '#web/ui/layout/card.tsx';
import css from './job-form.module.css';

export const sectionNames = [
  'basics',
  'location',
  'pay',
  'doing',
  'needs',
  'nice',
  'environment',
  'steps',
  'questions',
] as const;
export type SectionName = (typeof sectionNames)[number];

interface FormSectionProps {
  readonly name: SectionName;
  readonly children: ReactNode;
}

/** A section of the form. */
export function FormSection({ name, children }: FormSectionProps) {
  const t = useT();
  const id = sectionId(name);
  return (
    <Card as="section" labelledBy={id}>
      <div className={css.section}>
        <div>
          <h2 id={id} tabIndex={-1} className={css.heading}>
            {t(`jobs.form.sections.${name}`)}
          </h2>
          {isHinted(name) && <p className={css.hint}>{t(`jobs.form.hints.${name}`)}</p>}
        </div>
        {children}
      </div>
    </Card>
  );
}

export function sectionId(name: SectionName): string {
  return `section-${name}`;
}

const hinted: Record<keyof Phrases['jobs']['form']['hints'], true> = {
  needs: true,
  nice: true,
  environment: true,
  steps: true,
  questions: true,
};

function isHinted(name: SectionName): name is keyof typeof hinted {
  return Object.hasOwn(hinted, name);
}
