'use client';
import type { ComponentProps } from 'react';
import { IconPencil } from '@tabler/icons-react';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useUiText } from '../../theme/useUiText.ts';
import { token } from '../../tokens/token.ts';

export interface UnsavedChangesProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** How many changes are not saved; nothing shows at 0. */
  readonly count: number;
  /** @default "2 unsaved changes" */
  readonly label?: string;
}

/** Says beside the save button how much is not saved yet. Announced when it changes, so it stays mounted at 0. */
export function UnsavedChanges({ count, label, ...rest }: UnsavedChangesProps) {
  const text = useUiText();
  return (
    <UnsavedChangesRoot role="status" {...rest}>
      {count > 0 && (
        <>
          <Icon icon={IconPencil} size="small" />
          {text('ui.unsavedChanges.count', label, { count })}
        </>
      )}
    </UnsavedChangesRoot>
  );
}

const UnsavedChangesRoot = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[6]};
  color: ${token.tone.draft.fg};
  ${token.type.bodyStrong}
`;
