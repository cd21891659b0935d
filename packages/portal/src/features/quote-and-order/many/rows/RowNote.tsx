import { Icon } from '@skerry/ui';
import { IconAlertTriangleFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { NoteLine } from './RowCell.styles.ts';

interface RowNoteProps {
  /** By which the cells that it is about are described. */
  id?: string | undefined;
  tone?: 'muted' | 'critical';
  /** Comes while somebody writes. @default false */
  isAlert?: boolean;
  children: ReactNode;
}

/** What is wrong with a row, in a line of its own below it. */
export function RowNote({ id, tone, isAlert = false, children }: RowNoteProps) {
  return (
    <NoteLine id={id} data-tone={tone} {...(isAlert && { role: 'alert' })}>
      {tone === 'critical' && <Icon icon={IconAlertTriangleFilled} size="small" />}
      <span>{children}</span>
    </NoteLine>
  );
}
