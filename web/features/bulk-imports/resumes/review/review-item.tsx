import type { ItemDecision } from '#domain/features/bulk-imports/lifecycle.ts';
import type { ResumeItem } from '#domain/features/bulk-imports/resumes/contract.ts';
import { isAllowedDecision } from '#domain/features/bulk-imports/resumes/review.ts';
import { paths } from '#web/app/paths.ts';
import css from '#web/features/bulk-imports/resumes/imports.module.css';
import { useDecide } from '#web/features/bulk-imports/resumes/queries.ts';
import { translateKept, translateReason } from '#web/features/bulk-imports/resumes/reason-text.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Link } from '#web/ui/action/link.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { RadioGroup } from '#web/ui/field/choice/radio-group.tsx';
import { PersonFacts, RecordFacts } from './person-facts.tsx';

interface ReviewItemProps {
  readonly token: string;
  readonly item: ResumeItem;
}

/** A file or row: what was read, why it is skipped, and the record that it equals. */
export function ReviewItem({ token, item }: ReviewItemProps) {
  const t = useT();
  const { person, reason, duplicates } = item;
  const [duplicate] = duplicates;
  const name = person?.name?.value ?? item.name;
  const row = item.row_number === null ? '' : ` · ${t('resumeImports.review.row', { row: item.row_number })}`;
  const isInReview = item.state === 'read';
  const isLeftOut = reason === 'left_out';
  return (
    <li>
      <div className={css.main}>
        <span className={css.name}>{name}</span>{' '}
        <span className={css.muted}>
          {person?.name && item.name}
          {row}
        </span>
        {reason && <p className={css.muted}>{translateReason(t, reason)}</p>}
        {item.kept_reason && <p className={css.muted}>{translateKept(t, item.kept_reason)}</p>}
        {person && !duplicate && item.outcome === 'new' && <PersonFacts person={person} />}
      </div>
      {item.person_id !== null && !isInReview && item.state !== 'undone' && (
        <Link href={paths.importedPerson(item.person_id)} aria-label={t('resumeImports.result.openName', { name })}>
          {t('resumeImports.result.open')}
        </Link>
      )}
      {isInReview && person && !duplicate && (item.outcome === 'new' || isLeftOut) && (
        <LeaveOut token={token} item={item} />
      )}
      {isInReview && person && duplicate && <DuplicateChoice token={token} item={item} name={name} />}
    </li>
  );
}

function LeaveOut({ token, item }: ReviewItemProps) {
  const t = useT();
  const decide = useDecide(token);
  const isLeftOut = item.decision === 'skip';
  const name = item.person?.name?.value ?? item.name;
  const label = t(isLeftOut ? 'resumeImports.review.takeIn' : 'resumeImports.review.leaveOut');
  return (
    <Button
      isDense
      isPending={decide.isPending}
      aria-label={`${label}: ${name}`}
      onPress={() => decide.mutate({ id: item.id, decision: isLeftOut ? null : 'skip' })}
    >
      {label}
    </Button>
  );
}

/** The file and the record side by side, and what to do. */
function DuplicateChoice({ token, item, name }: ReviewItemProps & { readonly name: string }) {
  const t = useT();
  const decide = useDecide(token);
  const [duplicate] = item.duplicates;
  if (!item.person || !duplicate) return null;
  const choices = (['merge', 'keep', 'skip'] as const)
    .filter((value) => isAllowedDecision(value, item.duplicates))
    .map((value) => ({ value, label: t(`resumeImports.review.decisions.${value}`) }));
  const places = { person: 'inRecords', item: 'inImport', seeker: 'account' } as const;
  return (
    <>
      <div className={css.pair}>
        <div>
          <h3>{t('resumeImports.review.fromFile')}</h3>
          <PersonFacts person={item.person} />
        </div>
        <div>
          <h3>
            {t(`resumeImports.review.${places[duplicate.kind]}`)} · {t(`resumeImports.matches.${duplicate.reason}`)}
          </h3>
          <RecordFacts record={duplicate} />
          {duplicate.kind === 'seeker' && <p className={css.muted}>{t('resumeImports.review.accountNote')}</p>}
        </div>
      </div>
      <RadioGroup<ItemDecision>
        label={t('resumeImports.review.decision', { name })}
        value={item.decision}
        onChange={(decision) => decide.mutate({ id: item.id, decision })}
        choices={choices}
      />
      {decide.error && <InlineNote tone="danger">{translateError(decide.error)}</InlineNote>}
    </>
  );
}
