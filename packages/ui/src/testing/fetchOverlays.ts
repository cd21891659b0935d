import { openChooser } from '../components/Listbox/Chooser.tsx';
import { virtualOptionList } from '../components/Listbox/LongOptionList.tsx';
import { commandPanel } from '../components/CommandPalette/CommandPalette.tsx';
import { dayCalendar } from '../components/DatePicker/DateControl.tsx';
import { rangeCalendar } from '../components/DateRangePicker/RangeControl.tsx';
import { dialogPanel } from '../components/Dialog/Dialog.tsx';
import { drawerPanel } from '../components/Drawer/Drawer.tsx';
import { viewMenuPanel } from '../components/ViewMenu/ViewMenu.tsx';

/** Fetches beforehand what a page fetches when it is first opened, so that dialogs, drawers, lists of choices, calendars and the command palette are there at once. */
export async function fetchOverlays(): Promise<void> {
  await Promise.all(
    [
      dialogPanel,
      drawerPanel,
      commandPanel,
      openChooser,
      virtualOptionList,
      viewMenuPanel,
      dayCalendar,
      rangeCalendar,
    ].map(({ load }) => load()),
  );
}
