import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Check, ChevronDown, ChevronUp, Handshake, Minus } from 'lucide-react';
import type { Application, ApplicationCard } from '#domain/features/applications/contract.ts';
import { type ApplicationStatus, getForwardMove } from '#domain/features/applications/lifecycle.ts';
import { noMarks } from '#domain/features/applications/marks/marks.ts';
import { listMatchArcs } from '#domain/features/matching/score/match-arcs.ts';
import { MATCH_PARTS } from '#domain/features/matching/score/parts.ts';
import { paths } from '#web/app/paths.ts';
import { waitingRequests } from '#web/features/accommodations/queries.ts';
import { AnswerText } from '#web/features/applications/answer-text.tsx';
import { ApplicantMarks } from '#web/features/applications/marks/applicant-marks.tsx';
import { MarksEditor } from '#web/features/applications/marks/marks-editor.tsx';
import { MoveMenu } from '#web/features/applications/move/move-menu.tsx';
import { applicationQuery } from '#web/features/applications/queries.ts';
import { StaffHistory } from '#web/features/applications/review/staff-history.tsx';
import { useScope } from '#web/lib/session/role.ts';
import { formatList } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { Link } from '#web/ui/action/link.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { Avatar } from '#web/ui/data/marks/avatar.tsx';
import { ApplicationChip } from '#web/ui/data/marks/chip.tsx';
import { MatchRing } from '#web/ui/data/match/match-ring.tsx';
import { SidePanel } from '#web/ui/layout/side-panel.tsx';
import { Due } from './applicant-columns.tsx';
import css from './applicant-panel.module.css';
import { PersonDecides } from './applicant-view-tabs.tsx';
import { rowLinkId } from './row-link-id.ts';

interface ApplicantPanelProps {
  readonly card: ApplicationCard;
  /** From 1, among the loaded rows. */
  readonly position: number;
  readonly count: number;
  readonly onStep: (step: -1 | 1) => void;
  readonly onMove: (card: ApplicationCard, to: ApplicationStatus) => void;
  readonly onClose: () => void;
}

/** The applicant of the current row: the next move, the match, the answers, and what happened last. */
export function ApplicantPanel({ card, position, count, onStep, onMove, onClose }: ApplicantPanelProps) {
  const t = useT();
  const { data } = useQuery(applicationQuery(card.id));
  const canMark = useScope('application.note') !== null;
  const place = [card.seeker.city, card.seeker.region].filter(Boolean).join(', ');
  return (
    <SidePanel
      title={card.seeker.name}
      above={<Avatar name={card.seeker.name} />}
      onClose={() => {
        onClose();
        document.getElementById(rowLinkId(card.id))?.closest('a')?.focus();
      }}
    >
      <p className={css.muted}>{[card.seeker.headline, place].filter(Boolean).join(' · ')}</p>
      <div className={css.line}>
        <ApplicationChip status={card.status} />
        {card.is_new && <ApplicantMarks marks={{ ...noMarks, is_new: true }} />}
        {card.next_step.by !== null && <Due card={card} isLine />}
      </div>
      <PanelMoves card={card} onMove={onMove} />
      <Requests id={card.id} />
      {data && <Details application={data} />}
      {canMark && <MarksEditor key={card.id} card={card} />}
      <div className={css.line}>
        <span className={css.muted}>{t('applications.review.panel.position', { at: position, count })}</span>
        <IconButton
          icon={ChevronUp}
          label={t('applications.review.panel.previous')}
          isDisabled={position <= 1}
          onPress={() => onStep(-1)}
          isDense
        />
        <IconButton
          icon={ChevronDown}
          label={t('applications.review.panel.next')}
          isDisabled={position >= count}
          onPress={() => onStep(1)}
          isDense
        />
      </div>
    </SidePanel>
  );
}

function PanelMoves({ card, onMove }: Pick<ApplicantPanelProps, 'card' | 'onMove'>) {
  const t = useT();
  const canMove = useScope('application.move') !== null;
  const forward = getForwardMove(card.status, card.next_statuses);
  return (
    <div className={css.line}>
      {canMove && forward && (
        <Button variant="primary" icon={ArrowRight} onPress={() => onMove(card, forward)} isDense>
          {t('applications.review.moveToStatus', { status: t(`statuses.application.${forward}`) })}
        </Button>
      )}
      {canMove && card.next_statuses.length > 0 && <MoveMenu card={card} onMove={(to) => onMove(card, to)} />}
      <LinkButton href={paths.application(card.id)} isDense>
        {t('applications.review.panel.openPage')}
      </LinkButton>
    </div>
  );
}

/** Shared accommodation requests by status; their content opens on the page, because opening is logged. */
function Requests({ id }: { readonly id: number }) {
  const t = useT();
  const canAnswer = useScope('adjustment.answer') !== null;
  const { data = [] } = useQuery({ ...waitingRequests(id), enabled: canAnswer });
  if (data.length === 0) return null;
  return (
    <div className={css.requests}>
      <Handshake size={18} aria-hidden />
      <p>
        <Link href={`${paths.application(id)}#adjustments`}>{t('accommodations.title')}</Link>{' '}
        {formatList(data.map(({ status }) => t(`accommodations.statuses.${status}`)))}
      </p>
    </div>
  );
}

function Details({ application }: { readonly application: Application }) {
  const t = useT();
  const { answers, events } = application;
  const latest = events.toSorted((left, right) => right.id - left.id).slice(0, 1);
  return (
    <>
      {!application.match.is_blank && <Match match={application.match} />}
      <PersonDecides />
      {answers.length > 0 && (
        <section className={css.section}>
          <h3 className={css.title}>{t('applications.review.detail.answers')}</h3>
          {answers.slice(0, 3).map((answer) => (
            <div key={answer.question}>
              <p className={css.muted}>{answer.question}</p>
              {answer.text ? <AnswerText answer={answer} /> : t('applications.review.detail.noAnswer')}
            </div>
          ))}
        </section>
      )}
      {latest.length > 0 && (
        <section className={css.section}>
          <h3 className={css.title}>{t('applications.review.panel.latest')}</h3>
          <StaffHistory events={latest} />
        </section>
      )}
    </>
  );
}

function Match({ match }: { readonly match: Application['match'] }) {
  const t = useT();
  const parts = MATCH_PARTS.map((name) => match.parts[name]);
  const met = parts.flatMap(({ matched }) => matched.map(({ label }) => label)).slice(0, 5);
  const missing = parts.flatMap(({ missing: terms }) => terms.map(({ label }) => label)).slice(0, 4);
  return (
    <div className={css.match}>
      <MatchRing total={match.total} arcs={listMatchArcs(match)} />
      <div className={css.terms}>
        {met.length > 0 && (
          <p className={css.term}>
            <Check size={16} aria-hidden />
            <span>
              {t('common.labels.named', { label: t('applications.review.panel.meets'), value: formatList(met) })}
            </span>
          </p>
        )}
        {missing.length > 0 && (
          <p className={css.term}>
            <Minus size={16} aria-hidden />
            <span>
              {t('common.labels.named', { label: t('applications.review.panel.misses'), value: formatList(missing) })}
            </span>
          </p>
        )}
      </div>
    </div>
  );
}
