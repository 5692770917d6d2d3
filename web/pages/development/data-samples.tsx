import { CircleCheck, ClockAlert, TrendingDown, TrendingUp } from 'lucide-react';
import { useState } from 'react';
import { KpiBand } from '#web/ui/data/kpi-band.tsx';
import { Avatar } from '#web/ui/data/marks/avatar.tsx';
import { ApplicationChip, type ApplicationStatus, Chip, JobChip, type JobStatus } from '#web/ui/data/marks/chip.tsx';
import { CountBadge } from '#web/ui/data/marks/count-badge.tsx';
import { DateTile } from '#web/ui/data/marks/date-tile.tsx';
import { StatusFilter } from '#web/ui/data/marks/status-filter.tsx';
import { MatchLabel } from '#web/ui/data/match/match-label.tsx';
import { MatchRing } from '#web/ui/data/match/match-ring.tsx';
import { MatchStrip } from '#web/ui/data/match/match-strip.tsx';
import { Meter } from '#web/ui/data/progress/meter.tsx';
import { StageStepper } from '#web/ui/data/progress/stage-stepper.tsx';
import { StepIndicator } from '#web/ui/data/progress/step-indicator.tsx';
import { TaskList } from '#web/ui/data/progress/task-list.tsx';
import { Timeline } from '#web/ui/data/progress/timeline.tsx';
import { SummaryList } from '#web/ui/data/summary-list.tsx';
import { TermList } from '#web/ui/data/term-list.tsx';
import { Time } from '#web/ui/data/time.tsx';
import { Sample } from './sample.tsx';
import { TableSample } from './table-sample.tsx';

export function DataSamples() {
  return (
    <>
      <ChipSamples />
      <Sample name="CountBadge, Time">
        <CountBadge count={3} />
        <CountBadge count={120} />
        <Time when="2026-11-22T14:30:00Z" variant="moment" />
        <Time when="2026-11-22T14:30:00Z" />
      </Sample>
      <Sample name="Avatar">
        {['Ana Silva', 'Sven Contreras', 'Lakshmi Park', 'Obi Farnsworth', 'Noor Haddad', '김서연'].map((name) => (
          <Avatar key={name} name={name} />
        ))}
        <Avatar name="Ana Silva" size="small" />
        <Avatar name="Ana Silva" size="large" />
      </Sample>
      <MatchSamples />
      <Sample name="KpiBand" layout="stack">
        <KpiBand label="Key metrics" metrics={metrics} />
      </Sample>
      <StatusSample />
      <TableSample />
      <ListSamples />
    </>
  );
}

const applicationStatuses: ApplicationStatus[] = ['draft', 'applied', 'screening', 'interview', 'offered', 'hired'];
const otherStatuses: ApplicationStatus[] = ['on-hold', 'declined', 'withdrawn'];
const jobStatuses: JobStatus[] = ['draft', 'active', 'paused', 'Offered', 'closed'];

function ChipSamples() {
  return (
    <>
      <Sample name="Chip">
        {[...applicationStatuses, ...otherStatuses].map((status) => (
          <ApplicationChip key={status} status={status} />
        ))}
        <Chip tone="active" icon={CircleCheck}>
          Yes, confirmed
        </Chip>
      </Sample>
      <Sample name="JobChip">
        {jobStatuses.map((status) => (
          <JobChip key={status} status={status} />
        ))}
      </Sample>
      <Sample name="DateTile">
        <DateTile date="2026-11-24" />
        <DateTile date="2026-11-20" isOverdue />
      </Sample>
    </>
  );
}

const arcs = [
  { name: 'skills', weight: 40, fraction: 90 },
  { name: 'experience', weight: 20, fraction: 75 },
  { name: 'location', weight: 15, fraction: 100 },
  { name: 'pay', weight: 10, fraction: null },
  { name: 'type', weight: 10, fraction: 100 },
  { name: 'environment', weight: 5, fraction: 0 },
];

function MatchSamples() {
  return (
    <>
      <Sample name="MatchLabel">
        <MatchLabel total={90} band="strong" />
        <MatchLabel total={72} band="good" />
        <MatchLabel total={48} band="some" />
        <MatchLabel total={12} band="low" />
      </Sample>
      <Sample name="MatchRing">
        <MatchRing total={87} arcs={arcs} />
        <MatchRing total={90} arcs={arcs} size="small" />
        <MatchRing total={null} arcs={arcs.map((arc) => ({ ...arc, fraction: null }))} />
      </Sample>
      <Sample name="MatchStrip">
        <MatchStrip parts={arcs} />
      </Sample>
      <Sample name="StageStepper">
        <StageStepper step={0} label="Not sent yet" />
        <StageStepper step={3} label="Step 3 of 5: Interview" />
        <StageStepper step={2} label="Ended at step 2 of 5: Screening" isEnded />
        <StageStepper step={5} label="Step 5 of 5: Hired" isComplete />
        <StageStepper step={3} label="Step 3 of 5: Interview" size="small" />
      </Sample>
    </>
  );
}

const metrics = [
  { label: 'Active jobs', value: '39', href: '/ui', note: '3 close this week' },
  { label: 'Awaiting first reply', value: '43', note: '5 overdue', noteIcon: ClockAlert, tone: 'warn' as const },
  { label: 'Screening to offer', value: '89', href: '/ui' },
  { label: 'First replies on time', value: '65%', note: 'Up 8 points', noteIcon: TrendingUp, tone: 'ok' as const },
  { label: 'Time to hire', value: '26 days', note: 'Down 3 days', noteIcon: TrendingDown, tone: 'ok' as const },
  { label: 'Hired', value: '18', note: 'Of 24 openings' },
];

function StatusSample() {
  const [status, setStatus] = useState<'active' | 'paused' | null>('active');
  return (
    <Sample name="StatusFilter" layout="stack">
      <StatusFilter
        value={status}
        onChange={setStatus}
        total={58}
        choices={[
          { value: 'active', label: 'Active', count: 39 },
          { value: 'paused', label: 'Paused', count: 2 },
        ]}
      />
    </Sample>
  );
}

function ListSamples() {
  return (
    <Sample name="Timeline, SummaryList, TaskList, Meter, StepIndicator, TermList" layout="grid">
      <Timeline
        label="Hiring steps"
        events={[
          { id: 'applied', phase: 'done', title: 'Applied', detail: 'November 2' },
          { id: 'interview', phase: 'now', title: 'Interview', detail: 'Two people, 45 minutes' },
          { id: 'offer', phase: 'later', title: 'Offer' },
        ]}
      />
      <Timeline
        isCompact
        label="Next steps"
        events={[
          { id: 'applied', phase: 'done', title: 'You applied', detail: 'November 8' },
          { id: 'date', phase: 'now', title: 'They send the date and questions', detail: 'By November 24' },
          { id: 'interview', phase: 'later', title: 'Interview' },
        ]}
      />
      <SummaryList
        rows={[
          { label: 'Pay', value: '$85,000 to $95,000 a year' },
          { label: 'Workplace', value: 'Hybrid, two days in the office' },
        ]}
      />
      <TaskList
        label="Before you apply"
        tasks={[
          { id: 'resume', label: 'Choose a résumé', href: '/ui', isDone: true },
          { id: 'questions', label: 'Answer 3 questions', href: '/ui', isDone: false, note: 'About 5 minutes' },
        ]}
      />
      <div>
        <Meter label="Skills" value={80} valueText="8 of 10" />
        <StepIndicator step={2} steps={5} name="Skills" />
        <TermList terms={['SQL', 'Data modeling', 'Python']} />
      </div>
    </Sample>
  );
}
