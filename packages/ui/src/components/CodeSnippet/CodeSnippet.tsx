'use client';
import { useId, type ComponentProps } from 'react';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { SnippetCode, SnippetHead, SnippetRoot, SnippetTitle } from './CodeSnippet.styles.ts';

export interface CodeSnippetProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What it is, above it: “Configuration of the router”. */
  readonly label: string;
  /** The text, line by line as it stands. */
  readonly code: string;
  /** False where nobody takes it elsewhere, such as an answer of the server. @default true */
  readonly isCopyable?: boolean;
  /** The word on its button. @default "Copy" */
  readonly copyLabel?: string;
}

/**
 * Code, commands or settings to be read and copied. Long lines scroll; they are never broken, so that they mean what they say.
 *
 * @example
 * <CodeSnippet label="Request" code={'curl https://api.skerry.example/services'} />
 */
export function CodeSnippet({ label, code, isCopyable = true, copyLabel, ...rest }: CodeSnippetProps) {
  const id = useId();
  return (
    <SnippetRoot {...rest}>
      <SnippetHead>
        <SnippetTitle id={id}>{label}</SnippetTitle>
        {isCopyable && (
          <CopyButton
            value={code}
            variant="ghost"
            size="small"
            {...(copyLabel !== undefined && { label: copyLabel })}
            aria-describedby={id}
          />
        )}
      </SnippetHead>
      {/* What scrolls sideways has to be reached by keyboard. */}
      <SnippetCode role="region" aria-labelledby={id} tabIndex={0} translate="no">
        <code>{code}</code>
      </SnippetCode>
    </SnippetRoot>
  );
}
