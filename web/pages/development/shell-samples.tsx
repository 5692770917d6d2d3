import { Briefcase, FileText, LayoutDashboard, Menu, MessageCircle, MessageSquare, Smile } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/action/button.tsx';
import { announce } from '#web/ui/feedback/announce.ts';
import { BottomBar } from '#web/ui/layout/bottom-bar.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Columns } from '#web/ui/layout/columns.tsx';
import { Dock, DockTab } from '#web/ui/layout/dock.tsx';
import { Sample } from './sample.tsx';
import css from './ui-page.module.css';

/** What frames a page. */
export function ShellSamples() {
  return (
    <>
      <DockSample />
      <Sample name="BottomBar" layout="stack">
        <div className={css.phone}>
          <BottomBar
            label="Main pages"
            links={[
              { href: '/ui', label: 'Dashboard', icon: LayoutDashboard, isCurrent: true },
              { href: '/ui/jobs', label: 'Jobs', icon: Briefcase, isCurrent: false },
              { href: '/ui/applications', label: 'Applications', icon: FileText, isCurrent: false },
              { href: '/ui/messages', label: 'Messages', icon: MessageSquare, isCurrent: false, count: 4 },
            ]}
            menu={{ label: 'Menu', icon: Menu, onPress: () => {} }}
          />
        </div>
      </Sample>
      <Sample name="Columns" layout="stack">
        <Columns aside={<Card>What is next to the content.</Card>} asideLabel="Next to a text">
          <Card>The content, as wide as a text should be.</Card>
        </Columns>
        <Columns isWide aside={<Card>What is next to the content.</Card>} asideLabel="Next to cards">
          <Card>The content fills the width.</Card>
        </Columns>
        <Columns filters={<Card>Filters</Card>}>
          <Card>A list with filters before it.</Card>
        </Columns>
      </Sample>
      <Sample name="Live regions">
        <Button onPress={() => announce('3 jobs added')}>Announce politely</Button>
        <Button onPress={() => announce('The message wasn’t sent', 'assertive')}>Announce an error</Button>
      </Sample>
    </>
  );
}

function DockSample() {
  const [isOpen, setOpen] = useState(true);
  return (
    <Sample name="Dock" layout="stack">
      <Dock label="Help and feedback">
        <DockTab icon={Smile} label="Feedback" isExpanded={false} onPress={() => {}} />
        <DockTab icon={MessageCircle} label="Chat" count={2} isExpanded={isOpen} onPress={() => setOpen(!isOpen)} />
      </Dock>
      <Dock label="Icons only">
        <DockTab icon={Smile} label="Feedback" isIconOnly isExpanded={false} onPress={() => {}} />
        <DockTab icon={MessageCircle} label="Chat" isIconOnly isExpanded={false} onPress={() => {}} />
      </Dock>
    </Sample>
  );
}
