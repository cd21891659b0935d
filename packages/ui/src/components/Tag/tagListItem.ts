import type { ReactNode } from 'react';

export interface TagListItemData {
  readonly id: string;
  readonly label: string;
  /** Before the label, such as its colour. */
  readonly mark?: ReactNode;
}
