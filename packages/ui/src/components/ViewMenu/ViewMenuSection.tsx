'use client';
import { useId, type ReactNode } from 'react';
import { ViewHeading, ViewSection } from './ViewMenu.styles.ts';

export interface ViewMenuSectionProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Saved views of a kind, such as one's own, in a `ViewMenu`. */
export function ViewMenuSection({ label, children }: ViewMenuSectionProps) {
  const id = useId();
  return (
    <ViewSection role="group" aria-labelledby={id}>
      <ViewHeading id={id}>{label}</ViewHeading>
      {children}
    </ViewSection>
  );
}
