import { ComboBox } from '@carbon/react';
import { siteLabel, siteOptions } from '../../shared/options.ts';
import { UsersTable } from './UsersTable.tsx';
import './scenes.scss';

export const Rows = UsersTable;

/** It has no virtual list: all that match are in the page. */
export function Options() {
  return (
    <ComboBox
      id="site"
      titleText={siteLabel}
      items={siteOptions as string[]}
      onChange={() => {}}
      shouldFilterItem={({ item, inputValue }) =>
        inputValue === null || item.toLowerCase().includes(inputValue.toLowerCase())
      }
    />
  );
}
