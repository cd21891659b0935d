'use client';
import type { ReactNode } from 'react';
import { useUiText } from '../../theme/useUiText.ts';
import { Tag } from './Tag.tsx';

interface RemovableTagProps {
  readonly name: string;
  /** Without it, the tag can't be removed for now. */
  readonly onRemove: (() => void) | undefined;
  /** Before the name. */
  readonly children?: ReactNode;
}

/** A tag in a field, with the kit's own name for its button. */
export function RemovableTag({ name, onRemove, children }: RemovableTagProps) {
  const text = useUiText();
  const removal = onRemove && { onRemove, removeLabel: text('ui.tag.remove', undefined, { name }) };
  return (
    <Tag {...removal}>
      {children}
      {name}
    </Tag>
  );
}
