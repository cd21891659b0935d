'use client';
import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { Popover } from '../Popover/Popover.tsx';
import { FilterButton, FilterFields } from './FilterBar.styles.ts';

export interface FilterPopoverProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is filtered by. */
  readonly label: string;
  /** What is chosen, in words; undefined while nothing is. */
  readonly value?: string | undefined;
  /** The fields, such as two dates or a range of capacities. */
  readonly children: ReactNode;
}

const colon = ': ';

/**
 * A filter of more than one field, looking as the others in a `FilterBar`.
 *
 * @example
 * <FilterPopover label="Ordered" value="since 1 Oct"><DatePicker … /><DatePicker … /></FilterPopover>
 */
export function FilterPopover({ label, value, children, ...rest }: FilterPopoverProps) {
  return (
    <Popover
      {...rest}
      label={label}
      trigger={
        <FilterButton
          size="small"
          icon={IconChevronDown}
          iconPosition="end"
          data-chosen={value === undefined ? undefined : ''}
        >
          {value === undefined ? label : [label, value].join(colon)}
        </FilterButton>
      }
    >
      <FilterFields>{children}</FilterFields>
    </Popover>
  );
}
