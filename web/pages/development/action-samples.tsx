import { BookOpen, FileText, LayoutGrid, Palette, Plus, Table2, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/action/button.tsx';
import { CommandField } from '#web/ui/action/command-field.tsx';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { Link } from '#web/ui/action/link.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { FilterPill, PillLink } from '#web/ui/data/marks/filter-pill.tsx';
import { Segmented } from '#web/ui/field/choice/segmented.tsx';
import { SubNav } from '#web/ui/navigation/sub-nav.tsx';
import { Tabs } from '#web/ui/navigation/tabs.tsx';
import { Sample } from './sample.tsx';

export function ActionSamples() {
  return (
    <>
      <ButtonSamples />
      <Sample name="Link">
        <Link href="/ui">Saved jobs</Link>
        <Link href="https://example.com" isNewTab>
          Employer’s site
        </Link>
      </Sample>
      <Sample name="CommandField">
        <CommandField shortcut="Ctrl K">Search people, jobs, and pages</CommandField>
      </Sample>
      <Sample name="FilterPill">
        <FilterPill count={68}>Remote</FilterPill>
        <FilterPill state="on" count={1204}>
          Hybrid
        </FilterPill>
        <FilterPill state="chosen" count="10,000+">
          All
        </FilterPill>
        <FilterPill state="on" isRemovable aria-label="Remove filter: within 25 miles">
          Within 25 miles
        </FilterPill>
        <FilterPill isDisabled>Disabled</FilterPill>
        <PillLink href="/ui" count={65}>
          Opens a list
        </PillLink>
      </Sample>
      <ViewSample />
      <TabsSample />
      <Sample name="SubNav" layout="grid">
        <SubNav label="Settings" items={subPages} />
        <SubNav label="Sections" items={subPages} isCollapsible />
      </Sample>
    </>
  );
}

const subPages = [
  { href: '/ui', label: 'Comfort', icon: Palette, isCurrent: true },
  { href: '/ui/experience', label: 'Work experience', icon: FileText, note: '3 of 5' },
  { href: '/ui/education', label: 'Education', icon: BookOpen },
];

function ButtonSamples() {
  return (
    <>
      <Sample name="Button">
        <Button variant="primary" icon={Plus}>
          Create a job
        </Button>
        <Button>Save changes</Button>
        <Button variant="quiet">Cancel</Button>
        <Button variant="danger">Delete account</Button>
        <Button variant="primary" isPending pendingText="Saving">
          Save
        </Button>
        <Button isDisabled>Disabled</Button>
        <Button reason="Add a job title first.">Publish</Button>
        <LinkButton href="/ui">Open full page</LinkButton>
        <IconButton icon={X} label="Close" />
      </Sample>
      <Sample name="Button isDense">
        <Button variant="primary" icon={Plus} isDense>
          Reply
        </Button>
        <Button isDense>Fill out</Button>
        <Button variant="quiet" icon={Table2} isDense>
          Table
        </Button>
        <LinkButton href="/ui" isDense>
          Review
        </LinkButton>
        <IconButton icon={X} label="Close" isDense />
      </Sample>
    </>
  );
}

function ViewSample() {
  const [view, setView] = useState<'table' | 'board'>('table');
  const [weeks, setWeeks] = useState<'30' | '84' | '365'>('84');
  return (
    <Sample name="Segmented">
      <Segmented
        label="View"
        value={view}
        onChange={setView}
        choices={[
          { value: 'table', label: 'Table', icon: Table2 },
          { value: 'board', label: 'Board', icon: LayoutGrid },
        ]}
      />
      <Segmented
        label="Period"
        value={weeks}
        onChange={setWeeks}
        choices={[
          { value: '30', label: '30 days' },
          { value: '84', label: '12 weeks' },
          { value: '365', label: '1 year' },
        ]}
      />
    </Sample>
  );
}

function TabsSample() {
  const [tab, setTab] = useState<'answers' | 'profile' | 'messages'>('answers');
  return (
    <Sample name="Tabs" layout="stack">
      <Tabs
        label="Application"
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'answers', label: 'Answers', count: 4, content: <p>Four answers to screening questions.</p> },
          { id: 'profile', label: 'Profile', content: <p>Skills, experience, and education.</p> },
          { id: 'messages', label: 'Messages', count: 12, content: <p>Messages with the applicant.</p> },
        ]}
      />
    </Sample>
  );
}
