import type { DuplicatePair, PairSide } from '#domain/features/bulk-imports/duplicates/contract.ts';
import type { MergeField, MergeSide } from '#domain/features/bulk-imports/duplicates/merge.ts';
import { mergeSides } from '#domain/features/bulk-imports/duplicates/merge.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { SummaryList } from '#web/ui/data/summary-list.tsx';
import { RadioGroup } from '#web/ui/field/choice/radio-group.tsx';
import { getFieldText } from './pair-values.ts';

interface FieldChoiceProps {
  readonly pair: DuplicatePair;
  readonly field: MergeField;
  readonly side: MergeSide;
  readonly onChange: (side: MergeSide) => void;
}

/** Both values of a field. The person chooses one, unless they are equal or one side is an account, which never changes. */
export function FieldChoice({ pair, field, side, onChange }: FieldChoiceProps) {
  const t = useT();
  const label = t(`duplicates.fields.${field}`);
  const texts = { first: getFieldText(pair.first, field), second: getFieldText(pair.second, field) };
  const none = t('duplicates.review.none');
  if (texts.first === texts.second) {
    const value = texts.first === '' ? none : `${texts.first} · ${t('duplicates.review.same')}`;
    return <SummaryList rows={[{ label, value }]} />;
  }
  if (pair.second.kind === 'account') {
    const rows = mergeSides.map((name) => ({
      label: `${label} · ${name === 'first' ? t('duplicates.columns.first') : t('duplicates.account')}`,
      value: texts[name] || none,
    }));
    return <SummaryList rows={rows} />;
  }
  return (
    <RadioGroup<MergeSide>
      label={label}
      value={side}
      onChange={onChange}
      variant="tiles"
      choices={mergeSides.map((name) => ({
        value: name,
        label: texts[name] || none,
        note: t(`duplicates.columns.${name}`),
      }))}
    />
  );
}

/** What a merge keeps of both: skills, files, and invitations. */
export function PairFacts({ pair: { first, second } }: { readonly pair: DuplicatePair }) {
  const t = useT();
  const sides = [first, ...(second.kind === 'person' ? [second] : [])];
  const rows = sides.flatMap((side, index) =>
    listFacts(t, side, t(`duplicates.columns.${index === 0 ? 'first' : 'second'}`)),
  );
  return <SummaryList rows={rows} />;
}

function listFacts(t: Translate, side: PairSide, name: string) {
  const none = t('duplicates.review.none');
  const invitation = t(`invitedPeople.states.${side.invitation ?? 'none'}`);
  return [
    { label: `${name} · ${t('duplicates.fields.skills')}`, value: side.skills.join(', ') || none },
    { label: `${name} · ${t('duplicates.review.files')}`, value: side.files.join(', ') || none },
    {
      label: `${name} · ${t('duplicates.review.invitation')}`,
      value: `${invitation} · ${t('duplicates.review.addedBy', { name: side.created_by_name })}`,
    },
  ];
}
