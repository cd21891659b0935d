'use client';
import { useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useTab, useTabList, useTabPanel } from 'react-aria/useTabList';
import { Item } from 'react-stately/Item';
import { useControlledState } from 'react-stately/useControlledState';
import { useTabListState, type TabListState } from 'react-stately/useTabListState';
import { useKit } from '../../theme/KitContext.ts';
import { TabButton, TabCount, TabLine, TabPanelRoot, TabRow, TabsRoot } from './Tabs.styles.ts';

export interface TabItem<Value extends string = string> {
  readonly value: Value;
  /** One or two words. */
  readonly label: string;
  /** How many things its panel shows. */
  readonly count?: number;
  /** Can't be chosen for now. */
  readonly disabled?: boolean;
  /** What is shown while the tab is chosen. */
  readonly content: ReactNode;
}

export interface TabsProps<Value extends string> extends Omit<
  ComponentProps<'div'>,
  'children' | 'onChange' | 'defaultValue'
> {
  /** What the tabs divide, for screen readers. */
  readonly label: string;
  /** The tabs with their panels, in the order in which they stand. */
  readonly items: readonly TabItem<Value>[];
  /** The chosen tab, where the page keeps it. */
  readonly value?: Value;
  /** The tab that is chosen at first, where the component keeps it. @default the first that can be chosen */
  readonly defaultValue?: Value;
  /** Another tab was chosen. */
  readonly onValueChange?: (value: Value) => void;
}

/**
 * Parts of one page, one of them in view. A panel is made when its tab is first chosen and stays, so that nothing written in it is lost.
 * Tabs that have addresses are `SubMenu`.
 *
 * @example
 * <Tabs label="Service" items={[{ value: 'traffic', label: 'Traffic', content: <Traffic /> }, …]} />
 */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, items, value, defaultValue, onValueChange, ...rest } = props;
  const { locale } = useKit();
  // Null only where there is nothing to choose.
  const [chosen, choose] = useControlledState<Value | null, Value>(
    value,
    defaultValue ?? firstOf(items) ?? null,
    onValueChange,
  );
  const state = useTabListState({
    items,
    disabledKeys: items.filter(({ disabled }) => disabled).map((item) => item.value),
    ...(chosen !== null && { selectedKey: chosen }),
    onSelectionChange: (key) => {
      // The collection is made of the values alone.
      if (key !== chosen) choose(key as Value);
    },
    children: (item) => (
      <Item key={item.value} textValue={item.label}>
        {item.label}
      </Item>
    ),
  });
  const [opened, setOpened] = useState<readonly Value[]>([]);
  if (chosen !== null && !opened.includes(chosen)) setOpened([...opened, chosen]);

  return (
    <TabsRoot {...rest}>
      {/* The direction of the arrow keys is that of the language. */}
      <I18nProvider locale={locale}>
        <TabList label={label} items={items} state={state} />
      </I18nProvider>
      {items
        .filter((item) => opened.includes(item.value))
        .map((item) => (
          <TabPanel key={item.value} item={item} state={state} />
        ))}
    </TabsRoot>
  );
}

function firstOf<Value extends string>(items: readonly TabItem<Value>[]): Value | undefined {
  return items.find(({ disabled }) => disabled !== true)?.value;
}

interface TabListProps {
  readonly label: string;
  readonly items: readonly TabItem[];
  readonly state: TabListState<TabItem>;
}

function TabList({ label, items, state }: TabListProps) {
  const row = useRef<HTMLDivElement>(null);
  const { tabListProps } = useTabList({ 'aria-label': label }, state, row);
  return (
    <TabLine>
      <TabRow {...tabListProps} ref={row}>
        {items.map((item) => (
          <Tab key={item.value} item={item} state={state} />
        ))}
      </TabRow>
    </TabLine>
  );
}

interface TabProps {
  readonly item: TabItem;
  readonly state: TabListState<TabItem>;
}

function Tab({ item, state }: TabProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { tabProps } = useTab({ key: item.value }, state, button);
  return (
    <TabButton {...tabProps} ref={button} type="button">
      {item.label}
      {item.count !== undefined && <TabCount>{item.count}</TabCount>}
    </TabButton>
  );
}

function TabPanel({ item, state }: TabProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { tabPanelProps } = useTabPanel({ id: item.value }, state, panel);
  return (
    <TabPanelRoot {...tabPanelProps} ref={panel} hidden={state.selectedKey !== item.value}>
      {item.content}
    </TabPanelRoot>
  );
}
