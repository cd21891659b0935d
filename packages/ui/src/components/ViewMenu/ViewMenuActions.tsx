'use client';
import type { ReactNode } from 'react';
import { ViewActions } from './ViewMenu.styles.ts';

export interface ViewMenuActionsProps {
  readonly children: ReactNode;
}

/** `ViewMenuAction`s of a `ViewMenu`, beside each other where they fit. */
export function ViewMenuActions({ children }: ViewMenuActionsProps) {
  return <ViewActions>{children}</ViewActions>;
}
