import type { CustomerUser, UserFilter } from '@skerry/contracts';
import { Button, useTableSelection } from '@skerry/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Part } from '../../../platform/browser/useLazyComponent.ts';
import { useLazyComponent } from '../../../platform/browser/useLazyComponent.ts';
import type { ActivateUsersDialogProps } from './ActivateUsersDialog.tsx';

const dialog: Part<ActivateUsersDialogProps> = {
  texts: ['user-bulk'],
  component: async () => (await import('./ActivateUsersDialog.tsx')).ActivateUsersDialog,
};

export interface UserSelectionOptions {
  rows: readonly CustomerUser[];
  found: number;
  filter: UserFilter;
}

/** Users that are selected, and what can be done with all of them. */
export function useUserSelection({ rows, found, filter }: UserSelectionOptions) {
  const { formatMessage } = useIntl();
  const { Component: Dialog, prepare, load } = useLazyComponent(dialog);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  // All that this filter finds; with another filter it no longer holds.
  const [allOf, setAllOf] = useState<string>();
  const [asked, setAsked] = useState<boolean>();
  const isAll = allOf !== undefined && allOf === JSON.stringify(filter);

  const select = (next: ReadonlySet<string>) => {
    setAllOf(undefined);
    setSelected(next);
  };
  const ask = (isActive: boolean) => void load().then((isThere) => isThere && setAsked(isActive));
  const near = { onPointerEnter: prepare, onFocus: prepare };
  const selection = useTableSelection({
    rows,
    rowKey: ({ id }) => id,
    nameOf: ({ fullName }) => fullName,
    selected: isAll ? new Set(rows.map(({ id }) => id)) : selected,
    ...(isAll && { count: found }),
    onSelectedChange: select,
    end: !isAll && found > selected.size && (
      <Button
        variant="ghost"
        size="small"
        onClick={() => {
          select(new Set(rows.map(({ id }) => id)));
          if (found > rows.length) setAllOf(JSON.stringify(filter));
        }}
      >
        {formatMessage({ id: 'users.bulk.all' }, { count: found })}
      </Button>
    ),
    actions: (
      <>
        <Button size="small" {...near} onClick={() => ask(true)}>
          {formatMessage({ id: 'users.bulk.activate' })}
        </Button>
        <Button size="small" {...near} onClick={() => ask(false)}>
          {formatMessage({ id: 'users.bulk.inactivate' })}
        </Button>
      </>
    ),
  });
  return {
    selection,
    dialog: asked !== undefined && Dialog && (
      <Dialog
        isActive={asked}
        target={isAll ? { filter, count: found } : { ids: [...selected] }}
        onDone={() => select(new Set())}
        onClose={() => setAsked(undefined)}
      />
    ),
  };
}
