import { Banknote, Clock, MapPin } from 'lucide-react';
import { useState } from 'react';
import { Audience } from '#web/features/applications/move/audience.tsx';
import { matchFor } from '#web/features/matching/match.fixture.ts';
import { MatchGrid } from '#web/features/matching/match-grid.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { CopyText } from '#web/ui/data/copy-text.tsx';
import { FactLine } from '#web/ui/data/fact-line.tsx';
import { FilterPill } from '#web/ui/data/marks/filter-pill.tsx';
import { SecretOnce } from '#web/ui/data/secret-once.tsx';
import { SearchField } from '#web/ui/field/text/search-field.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { ListNote } from '#web/ui/layout/list-note.tsx';
import { ListTools } from '#web/ui/layout/list-tools.tsx';
import { RowCards } from '#web/ui/table/row-cards.tsx';
import { useTableModel } from '#web/ui/table/use-table-model.ts';
import { Sample } from './sample.tsx';
import { type Person, people, peopleColumns, peopleRow } from './sample-people.tsx';

/** Parts of lists, and short facts. */
export function ListSamples() {
  return (
    <>
      <Sample name="ListTools, ListNote" layout="stack">
        <ListTools>
          <SearchField label="Search people" />
          <div>
            <FilterPill state="chosen" count={3}>
              All
            </FilterPill>{' '}
            <FilterPill count={1}>Overdue</FilterPill>
          </div>
          <Button>Sort by: Name</Button>
        </ListTools>
        <ListNote>Best match first. Profiles with more information sort higher.</ListNote>
      </Sample>
      <RowSamples />
      <Sample name="FactLine" layout="stack">
        <FactLine
          label="Job facts"
          facts={[
            { id: 'pay', icon: Banknote, value: '$63,500 to $83,500 a year' },
            { id: 'place', icon: MapPin, value: 'Des Moines, IA' },
            { id: 'type', icon: Clock, value: '' },
          ]}
        />
      </Sample>
      <Sample name="Audience" layout="stack">
        <Audience>Only your team sees this</Audience>
        <Audience isPublic>Visible to Ana Silva</Audience>
      </Sample>
      <MatchSamples />
      <SecretSamples />
    </>
  );
}

function RowSamples() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set(['2']));
  const model = useTableModel<Person>({
    tableId: 'card-samples',
    rows: people,
    columns: peopleColumns,
    sort: undefined,
    onSort: undefined,
  });
  const selection = { ids, onChange: setIds, actions: <Button isDense>Move</Button> };
  return (
    <Sample name="RowCards" layout="grid">
      <RowCards model={model} label="People" row={peopleRow} selection={undefined} />
      <RowCards model={model} label="People to select" row={peopleRow} selection={selection} />
    </Sample>
  );
}

function MatchSamples() {
  const asked = { skills: [1, 2, 3], titles: [20], industries: [30], education: 6 };
  return (
    <Sample name="MatchGrid" layout="grid">
      <Card>
        <MatchGrid match={matchFor(asked, { skills: [1, 2], titles: [20], education: 6 })} />
      </Card>
      <Card>
        <MatchGrid match={matchFor(asked, {})} />
      </Card>
    </Sample>
  );
}

/** The secret takes the focus, so a press shows it. */
function SecretSamples() {
  const [isShown, setShown] = useState(false);
  return (
    <Sample name="CopyText, SecretOnce" layout="stack">
      <CopyText text="https://example.com/jobs.xml" name="XML feed" />
      <CopyText text="wl_live_4f9a20c7d1e84b6f" isPrimary />
      {isShown ? (
        <SecretOnce
          text="Store this token now. You can’t see it again."
          secret="wl_live_4f9a20c7d1e84b6f"
          onDone={() => setShown(false)}
        />
      ) : (
        <div>
          <Button onPress={() => setShown(true)}>Show a secret once</Button>
        </div>
      )}
    </Sample>
  );
}
