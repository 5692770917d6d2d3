import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import css from './tabs.module.css';

interface TabsProps<Id extends string> {
  readonly label: string;
  readonly value: Id;
  readonly onChange: (value: Id) => void;
  readonly tabs: readonly { readonly id: Id; readonly label: string; readonly content: ReactNode }[];
}

/** Parts of one thing, one at a time. Keep the chosen one in the address. */
export function Tabs<Id extends string>({ label, value, onChange, tabs }: TabsProps<Id>) {
  return (
    <AriaTabs selectedKey={value} onSelectionChange={(key) => onChange(key as Id)} keyboardActivation="manual">
      <TabList aria-label={label} className={css.list ?? ''}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className={css.tab ?? ''}>
            {tab.label}
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
