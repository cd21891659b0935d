'use client';
import { IconAlertTriangleFilled, IconCircleCheckFilled } from '@tabler/icons-react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useUiText } from '../../theme/useUiText.ts';
import { CopiedRoot } from './DebugPanel.styles.ts';
import type { CopyState } from './useCopy.ts';

/** Says for a moment that something was copied. Stays mounted, so that it is announced. */
export function CopiedNote({ state }: { readonly state: CopyState }) {
  const text = useUiText();
  return (
    <CopiedRoot role="status" data-state={state}>
      {state === 'copied' && (
        <>
          <Icon icon={IconCircleCheckFilled} size="small" />
          {text('ui.debugPanel.copied')}
        </>
      )}
      {state === 'failed' && (
        <>
          <Icon icon={IconAlertTriangleFilled} size="small" />
          {text('ui.debugPanel.notCopied')}
        </>
      )}
    </CopiedRoot>
  );
}
