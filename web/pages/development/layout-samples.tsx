import { Plus } from 'lucide-react';
import { useFitsSidePanel, useIsNarrow } from '#web/lib/media.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Link } from '#web/ui/action/link.tsx';
import { Collapsible } from '#web/ui/data/collapsible.tsx';
import { Avatar } from '#web/ui/data/marks/avatar.tsx';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { SidePanel, WithSidePanel } from '#web/ui/layout/side-panel.tsx';
import { SplitView } from '#web/ui/layout/split-view.tsx';
import { Sample } from './sample.tsx';

export function LayoutSamples() {
  const fitsPanel = useFitsSidePanel();
  const fitsPreview = !useIsNarrow();
  return (
    <>
      <Sample name="Breadcrumb" layout="stack">
        <Breadcrumb trail={[{ label: 'Jobs', href: '/ui' }, { label: 'Data analyst' }]} />
      </Sample>
      <Sample name="Card, CardSection" layout="grid">
        <Card>A card with a border and no shadow.</Card>
        <Card tone="sunken">A sunken card.</Card>
        <Card tone="brand">The best next step.</Card>
        <CardSection title="At a glance">
          <p>A section of a page with its heading.</p>
        </CardSection>
      </Sample>
      <Sample name="SplitView" layout="stack">
        <SplitView
          row="a"
          detailKey={1}
          detailLabel="Selected row"
          detail={
            fitsPreview && (
              <Card>
                <p>The details of the selected row. Esc returns to the row.</p>
                <Button isDense icon={Plus}>
                  Save
                </Button>
              </Card>
            )
          }
        >
          <Card>
            <Link href="/ui">A row of the list</Link>
          </Card>
        </SplitView>
      </Sample>
      <Sample name="Collapsible" layout="stack">
        <Collapsible name="Example">
          {['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'].map((line) => (
            <p key={line}>{line} line of a long text.</p>
          ))}
        </Collapsible>
      </Sample>
      <Sample name="SidePanel" layout="stack">
        <WithSidePanel
          panel={
            fitsPanel && (
              <SidePanel title="Ana Silva" above={<Avatar name="Ana Silva" size="small" />} onClose={() => {}}>
                <p>The details of the selected row.</p>
                <Button variant="primary" icon={Plus} isDense>
                  Invite to an interview
                </Button>
              </SidePanel>
            )
          }
        >
          <Card>The list of rows.</Card>
        </WithSidePanel>
      </Sample>
    </>
  );
}
