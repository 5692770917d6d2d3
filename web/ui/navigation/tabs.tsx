import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { formatNumber } from '#web/lib/texts/format.ts';
import css from './tabs.module.css';

interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly {
    readonly id: Id;
    readonly label: string;
    readonly count?: number;
    readonly content: ReactNode;
  }[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
}

/** Parts of one page, one visible at a time. Arrow keys move between tabs; on a narrow page they scroll sideways. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  return (
    <AriaTabs selectedKey={selected} onSelectionChange={(id) => onSelect(id as Id)} className={css.tabs ?? ''}>
      <TabList aria-label={label} className={css.list ?? ''}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className={css.tab ?? ''}>
            {tab.label}
            {tab.count !== undefined && <span className={css.count}>{formatNumber(tab.count)}</span>}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={css.panel ?? ''}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
