import { useId, useState } from 'react';
import type { MatchPart as Part } from '#domain/features/matching/contract.ts';
import type { MatchPart as PartName } from '#domain/features/matching/score/parts.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import css from './match-part.module.css';
import { formatLevel } from './match-words.ts';

interface PartEvidenceProps {
  readonly name: PartName;
  readonly part: Part;
}

/** Where the requirements of a part come from: the employer's list, or a sentence of the job's text. */
export function PartEvidence({ name, part }: PartEvidenceProps) {
  const t = useT();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { matched, missing, asked_level: asked, level_evidence: levelEvidence } = part;
  const level = asked === null ? [] : [{ label: formatLevel(t, name, asked), evidence: levelEvidence }];
  const requirements = [...matched, ...missing, ...level];
  if (requirements.length === 0) return null;
  if (requirements.every(({ evidence }) => evidence === null)) {
    return <p className={css.note}>{t('matching.statedByEmployer')}</p>;
  }
  return (
    <div className={css.evidence}>
      <div>
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={t('matching.evidenceOf', { part: t(`matching.parts.${name}`) })}
          onPress={() => setOpen(!isOpen)}
        >
          {t('matching.evidence')}
        </Button>
      </div>
      <ul id={id} className={css.sources} hidden={!isOpen}>
        {requirements.map(({ label, evidence }) => (
          <li key={label}>
            <strong>{label}</strong>{' '}
            {evidence === null ? t('matching.stated') : t('matching.fromText', { text: evidence })}
          </li>
        ))}
      </ul>
    </div>
  );
}
