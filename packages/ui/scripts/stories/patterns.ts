// What ARIA's practices ask of components that are more than native elements, by story: keys, and what is in the accessibility tree after each.
// Written from the practices. A component without a line here does not leave the experimental entry.
import type { ExpectedNode } from './accessibilityTree.ts';

export interface PatternStep {
  /** Pressed one after the other, by Playwright's names. */
  readonly keys?: readonly string[];
  readonly shown: readonly ExpectedNode[];
  /** Roles of which nothing may be left. */
  readonly gone?: readonly string[];
}

export interface Pattern {
  readonly component: string;
  readonly story: string;
  /** Left out in narrow windows, so that 200 % has nothing to show. @default false */
  readonly isWide?: boolean;
  readonly steps: readonly PatternStep[];
}

const combobox = (name: string, expanded: boolean): ExpectedNode => ({
  role: 'combobox',
  name,
  states: { expanded, hasPopup: 'listbox' },
});
const focused = (role: string, name: string | RegExp): ExpectedNode => ({ role, name, states: { focused: true } });

export const patterns: readonly Pattern[] = [
  {
    component: 'Dropdown',
    story: 'forms-dropdown--few',
    steps: [
      { shown: [combobox('Customer', false)], gone: ['listbox', 'option'] },
      { keys: ['Tab'], shown: [focused('combobox', 'Customer')] },
      {
        keys: ['ArrowDown'],
        shown: [
          combobox('Customer', true),
          { role: 'listbox' },
          { role: 'option', count: 4 },
          { role: 'option', states: { selected: true } },
        ],
      },
      {
        keys: ['Escape'],
        shown: [combobox('Customer', false), focused('combobox', 'Customer')],
        gone: ['listbox', 'option'],
      },
    ],
  },
  {
    component: 'Dropdown',
    story: 'forms-dropdown--with-error',
    steps: [{ shown: [{ role: 'combobox', name: 'Customer', states: { invalid: 'true' } }] }],
  },
  {
    component: 'Dropdown',
    story: 'forms-dropdown--disabled',
    steps: [{ shown: [{ role: 'combobox', name: 'Customer', states: { disabled: true } }] }],
  },
  {
    component: 'Dropdown',
    story: 'forms-dropdown--nothing-found',
    steps: [{ shown: [{ role: 'status' }, { role: 'StaticText', name: 'Nothing found' }] }],
  },
  {
    component: 'MultiSelect',
    story: 'forms-multiselect--count',
    steps: [
      // With a filter in it, what opens is a dialog around the list.
      {
        shown: [{ role: 'combobox', name: /^Sites/, states: { expanded: false, hasPopup: 'dialog' } }],
        gone: ['listbox', 'dialog'],
      },
      {
        keys: ['Tab', 'ArrowDown'],
        shown: [
          { role: 'dialog' },
          focused('combobox', 'Filter'),
          { role: 'listbox', states: { multiselectable: true } },
          { role: 'group', name: 'Norway' },
          { role: 'option', states: { selected: true }, count: 2 },
          { role: 'option', states: { selected: false } },
        ],
      },
      { keys: ['Escape'], shown: [focused('combobox', /^Sites/)], gone: ['listbox', 'dialog'] },
    ],
  },
  {
    component: 'Menu',
    story: 'actions-menu--default',
    steps: [
      {
        shown: [{ role: 'button', name: 'Manage service', states: { hasPopup: 'menu', expanded: false } }],
        gone: ['menu'],
      },
      {
        keys: ['Tab', 'ArrowDown'],
        shown: [{ role: 'menu' }, { role: 'menuitem', count: 4 }, focused('menuitem', /^Change speed/)],
      },
      { keys: ['End'], shown: [focused('menuitem', /^Cancel service/)] },
      { keys: ['ArrowDown'], shown: [focused('menuitem', /^Change speed/)] },
      { keys: ['d'], shown: [focused('menuitem', /^Download agreement/)] },
      {
        keys: ['Escape'],
        shown: [
          { role: 'button', name: 'Manage service', states: { expanded: false } },
          focused('button', 'Manage service'),
        ],
        gone: ['menu', 'menuitem'],
      },
    ],
  },
  {
    component: 'Menu',
    story: 'actions-menu--unavailable',
    steps: [{ shown: [{ role: 'menuitem', name: /^Cancel service/, states: { disabled: true } }] }],
  },
  {
    component: 'ViewMenu',
    story: 'data-viewmenu--default',
    steps: [
      { shown: [{ role: 'button', name: 'View', states: { expanded: false } }] },
      {
        keys: ['Tab', 'Enter'],
        shown: [
          { role: 'button', name: 'View', states: { expanded: true } },
          { role: 'group', name: 'Columns' },
          { role: 'checkbox', states: { checked: 'true' } },
        ],
      },
      { keys: ['Escape'], shown: [focused('button', 'View')], gone: ['checkbox'] },
    ],
  },
  {
    component: 'ViewMenu',
    story: 'data-viewmenu--by-keyboard',
    steps: [{ shown: [{ role: 'status' }, { role: 'StaticText', name: 'Capacity is now column 3' }] }],
  },
  {
    component: 'FilterBar',
    story: 'data-filterbar--default',
    isWide: true,
    steps: [
      {
        shown: [
          { role: 'combobox', name: 'Status', states: { expanded: false } },
          { role: 'button', name: 'Capacity', states: { expanded: false } },
          { role: 'list', name: 'Filters in use' },
          { role: 'button', name: /^Remove / },
          { role: 'button', name: 'Clear filters' },
        ],
      },
    ],
  },
  {
    component: 'AppShell',
    story: 'shell-appshell--default',
    steps: [
      { shown: [{ role: 'banner' }, { role: 'main' }, { role: 'contentinfo' }, { role: 'heading', name: 'Sites' }] },
    ],
  },
  {
    component: 'AlertRegion',
    story: 'feedback-alertregion--several',
    steps: [
      {
        shown: [
          { role: 'status', states: { live: 'polite', atomic: true } },
          { role: 'alert', states: { live: 'assertive', atomic: true } },
          { role: 'StaticText', name: /The information has been saved/ },
        ],
      },
    ],
  },
  {
    component: 'Card',
    story: 'data-card--as-link',
    steps: [
      {
        shown: [
          { role: 'heading', name: 'Havnegade 29', states: { level: '2' } },
          { role: 'link', name: 'Havnegade 29' },
        ],
      },
      { keys: ['Tab'], shown: [focused('link', 'Havnegade 29')] },
    ],
  },
  {
    component: 'CardGrid',
    story: 'data-cardgrid--default',
    steps: [{ shown: [{ role: 'list' }, { role: 'listitem', count: 2 }] }],
  },
  {
    component: 'KeyFigure',
    story: 'data-keyfigure--default',
    steps: [{ shown: [{ role: 'term' }, { role: 'definition' }, { role: 'StaticText', name: /95th percentile, in/ }] }],
  },
  { component: 'DateTime', story: 'data-datetime--default', steps: [{ shown: [{ role: 'time' }] }] },
  {
    component: 'Money',
    story: 'data-money--default',
    steps: [{ shown: [{ role: 'StaticText', name: /184.350[.,]50/ }] }],
  },
  {
    component: 'BitRate',
    story: 'data-bitrate--default',
    steps: [{ shown: [{ role: 'StaticText', name: /748 megabits? per second/ }] }],
  },
];
