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

/**
 * Parts of one page, one visible at a time. Arrow keys move between tabs. They wrap on a wide page and scroll sideways on a
 * narrow one.
 */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  return (
    <AriaTabs selectedKey={selected} onSelectionChange={(id) => onSelect(id as Id)} className={css.tabs ?? ''}>
      <TabList aria-label={label} className={css.list ?? ''}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} ref={tab.id === selected ? showSideways : null} className={css.tab ?? ''}>
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

/** Scrolls the list so that the whole tab is visible. Never scrolls the page. */
function showSideways(tab: HTMLElement | null): void {
  const list = tab?.parentElement;
  if (!list) return;
  const { left, right } = tab.getBoundingClientRect();
  const box = list.getBoundingClientRect();
  if (left < box.left) list.scrollLeft -= box.left - left;
  else if (right > box.right) list.scrollLeft += right - box.right;
}
