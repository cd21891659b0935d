// For stories: how a list of services is shown.
import { useState } from 'react';
import { ViewMenu, type Density, type ViewMenuProps } from './ViewMenu.tsx';
import { ViewMenuItem } from './ViewMenuItem.tsx';
import { ViewMenuSection } from './ViewMenuSection.tsx';

export const exampleColumnChoices = [
  { id: 'name', header: 'Service' },
  { id: 'status', header: 'Status' },
  { id: 'site', header: 'Site' },
  { id: 'capacity', header: 'Capacity' },
  { id: 'ends', header: 'Ends' },
] as const;

const views = { ending: 'Ending this year', aarhus: 'Århus, in service' } as const;

const usual: readonly string[] = ['name', 'status', 'site', 'capacity'];

/** A view menu that keeps what is chosen, with a saved view of one's own. */
export function ServicesView(props: Partial<ViewMenuProps>) {
  const [density, setDensity] = useState<Density>('comfortable');
  const [shown, setShown] = useState(usual);
  return (
    <ViewMenu
      {...props}
      density={{ value: density, onValueChange: setDensity }}
      columns={{
        columns: exampleColumnChoices,
        shown,
        onShownChange: setShown,
        onReset: shown === usual ? undefined : () => setShown(usual),
      }}
    >
      {(close) => (
        <ViewMenuSection label="My views">
          <ViewMenuItem href="#ending" hint="changed" isCurrent onClick={close}>
            {views.ending}
          </ViewMenuItem>
          <ViewMenuItem href="#aarhus" description="Shared by Alva Sandström" onClick={close}>
            {views.aarhus}
          </ViewMenuItem>
        </ViewMenuSection>
      )}
    </ViewMenu>
  );
}
