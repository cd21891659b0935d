// For stories: how a list of services is shown.
import { IconPlus, IconSettings } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import type { Density } from './densities.ts';
import { ViewMenu, type ViewMenuProps } from './ViewMenu.tsx';
import { ViewMenuAction } from './ViewMenuAction.tsx';
import { ViewMenuActions } from './ViewMenuActions.tsx';
import { ViewMenuItem } from './ViewMenuItem.tsx';
import { ViewMenuSection } from './ViewMenuSection.tsx';

export const exampleColumnChoices = [
  { id: 'name', header: 'Service' },
  { id: 'status', header: 'Status' },
  { id: 'site', header: 'Site' },
  { id: 'capacity', header: 'Capacity' },
  { id: 'ends', header: 'Ends' },
] as const;

const views = { standard: 'Standard view', ending: 'Ending this year', aarhus: 'Århus, in service' } as const;

const actions = {
  save: 'Save the changes',
  undo: 'Undo changes',
  create: 'Save as a new view…',
  manage: 'Manage views…',
} as const;

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
          <ViewMenuItem href="#standard" note="Opens first" onClick={close}>
            {views.standard}
          </ViewMenuItem>
          <ViewMenuItem
            href="#ending"
            changed="Changed"
            difference="Not saved: columns and order"
            isCurrent
            onClick={close}
            actions={
              <>
                <Button size="small">{actions.save}</Button>
                <Button size="small" variant="ghost">
                  {actions.undo}
                </Button>
              </>
            }
          >
            {views.ending}
          </ViewMenuItem>
          <ViewMenuItem href="#aarhus" description="Shared by Alva Sandström" onClick={close}>
            {views.aarhus}
          </ViewMenuItem>
          <ViewMenuActions>
            <ViewMenuAction icon={IconPlus}>{actions.create}</ViewMenuAction>
            <ViewMenuAction icon={IconSettings}>{actions.manage}</ViewMenuAction>
          </ViewMenuActions>
        </ViewMenuSection>
      )}
    </ViewMenu>
  );
}
