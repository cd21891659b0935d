'use client';
import type { AnyChooserProps } from './chooser.ts';
import { FilterChooser } from './FilterChooser.tsx';
import { ListChooser } from './ListChooser.tsx';

/** A field with all that its list needs. */
export function OpenChooser<Value extends string>({ hasFilter, ...props }: AnyChooserProps<Value>) {
  return hasFilter ? <FilterChooser {...props} /> : <ListChooser {...props} />;
}
