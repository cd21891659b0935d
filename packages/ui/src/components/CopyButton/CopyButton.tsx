'use client';
import { IconAlertTriangleFilled, IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { times } from '../../tokens/times.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useUiText } from '../../theme/useUiText.ts';
import { Button, type ButtonActionProps, type ButtonLookProps } from '../Button/Button.tsx';
import { CopyWord, CopyWords } from './CopyButton.styles.ts';

export interface CopyButtonProps
  extends
    Omit<ButtonActionProps, 'value' | 'children' | 'onClick' | 'onCopy' | 'href'>,
    Pick<ButtonLookProps, 'size' | 'isFullWidth'> {
  /** What is copied. */
  readonly value: string;
  /** Weight of the action. @default 'secondary' */
  readonly variant?: 'secondary' | 'ghost';
  /** The word on the button; says what is copied, where that is not beside it. @default "Copy" */
  readonly label?: string;
  /** The word for a moment afterwards. @default "Copied" */
  readonly copiedLabel?: string;
  /** Said where the browser doesn't allow it. @default "Could not be copied" */
  readonly failedLabel?: string;
  /** It has been copied. */
  readonly onCopied?: () => void;
}

type Outcome = 'copied' | 'failed';

/**
 * Puts a text on the clipboard and says so on itself for a moment.
 *
 * @example
 * <CopyButton value={traceId} label="Copy trace id" />
 */
export function CopyButton(props: CopyButtonProps) {
  const { value, label, copiedLabel, failedLabel, onCopied, ...rest } = props;
  const text = useUiText();
  const [outcome, setOutcome] = useState<Outcome>();
  const words = {
    copy: text('ui.copyButton.copy', label),
    copied: text('ui.copyButton.copied', copiedLabel),
    failed: text('ui.copyButton.failed', failedLabel),
  };

  useEffect(() => {
    // What failed stays until the next press: it takes longer to read, and nothing has been copied.
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(undefined), times.copyConfirmation);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    // Emptied first, so that the same outcome is said once more.
    setOutcome(undefined);
    try {
      // Not there at all where the page is not served safely.
      await navigator.clipboard.writeText(value);
      setOutcome('copied');
      onCopied?.();
    } catch {
      setOutcome('failed');
    }
  };
  const shown = outcome ?? 'copy';
  return (
    <>
      <Button
        {...rest}
        icon={{ copy: IconCopy, copied: IconCheck, failed: IconAlertTriangleFilled }[shown]}
        onClick={() => {
          void copy();
        }}
      >
        <CopyWords>
          {/* Both take their room, so that nothing moves when one takes the place of the other. */}
          <CopyWord aria-hidden={shown !== 'copy'}>{words.copy}</CopyWord>
          <CopyWord aria-hidden={shown !== 'copied'}>{words.copied}</CopyWord>
          {shown === 'failed' && <CopyWord>{words.failed}</CopyWord>}
        </CopyWords>
      </Button>
      <VisuallyHidden role="status">{outcome && words[outcome]}</VisuallyHidden>
    </>
  );
}
