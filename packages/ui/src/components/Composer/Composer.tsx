'use client';
import { useRef, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useUiText } from '../../theme/useUiText.ts';
import { Button } from '../Button/Button.tsx';
import { Note } from '../Note/Note.tsx';
import { TextArea, type TextAreaProps } from '../TextArea/TextArea.tsx';
import { ComposerActions, ComposerRoot, ComposerTools, Shortcut } from './Composer.styles.ts';
import { useSending } from './useSending.ts';

export interface ComposerProps extends Omit<
  TextAreaProps,
  'value' | 'defaultValue' | 'onChange' | 'required' | 'isOptional' | 'optionalText'
> {
  /** What has been typed; with `onValueChange` the application keeps it. */
  readonly value?: string;
  /** What stands there at first, such as a draft, where the composer keeps the text. @default '' */
  readonly defaultValue?: string;
  /** The text has changed. */
  readonly onValueChange?: (value: string) => void;
  /** Sends the text, without the blanks around it. Give back a promise: once it is fulfilled the field is emptied, and where it is refused the text stays. Without one, empty `value` yourself. */
  readonly onSend: (text: string) => unknown;
  /** A message is on its way, where `onSend` gives no promise. @default false */
  readonly isSending?: boolean;
  /** Above the field: why the last one was not sent, where `onSend` gives no promise or more can be said than that it failed. */
  readonly failure?: ReactNode;
  /** Sends without words, too: there are files. @default false */
  readonly isTextOptional?: boolean;
  /** What has been attached, below the field. */
  readonly attachments?: ReactNode;
  /** At the start of the row of actions: the button that attaches, what it takes. */
  readonly tools?: ReactNode;
  /** Before the send button, such as a `Checkbox` that closes the ticket. */
  readonly options?: ReactNode;
  /** One line until somebody writes. @default false */
  readonly isCompact?: boolean;
  /** What the send button says. @default "Send" */
  readonly sendLabel?: string;
  /** What it says meanwhile. @default "Sending…" */
  readonly sendingText?: string;
  /** Weight of the send button. @default 'primary' */
  readonly sendVariant?: ComponentProps<typeof Button>['variant'];
}

/**
 * Writes an answer: a field that grows, what is attached, and a button that sends, as Ctrl and Enter do. `ref` and other props reach the
 * `<textarea>`; `className` reaches the form.
 *
 * @example
 * <Composer label="Your answer" onSend={(text) => api.sendMessage(ticket.id, text)} />
 */
export function Composer(props: ComposerProps) {
  const { value, defaultValue = '', onValueChange, onSend, isSending = false, failure, ...rest } = props;
  const { isTextOptional = false, attachments, tools, options, isCompact = false, rows = 3, ...named } = rest;
  const { sendLabel, sendingText, sendVariant = 'primary', className, ref, onKeyDown, onFocus, ...field } = named;
  const text = useUiText();
  const form = useRef<HTMLFormElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const [isWriting, setWriting] = useState(false);
  const typed = value ?? own;
  const change = (next: string) => {
    setOwn(next);
    onValueChange?.(next);
  };
  const sending = useSending({ onSend, isSending, onSent: () => change(''), form, area });

  const isTooLong = field.characterLimit !== undefined && typed.length > field.characterLimit;
  const isBlank = typed.trim() === '' && !isTextOptional;
  const canSend = !isBlank && !isTooLong && !field.error && !field.disabled && !field.readOnly;
  const isOpen = !isCompact || isWriting || typed !== '' || sending.isPending || attachments !== undefined;
  const keys = shortcutKeys();

  return (
    <ComposerRoot
      ref={form}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend && !sending.isPending) sending.send(typed.trim());
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Pressing a tool takes the focus with it in some browsers and not in others: with tools it stays open.
        const isLeaving = !currentTarget.contains(relatedTarget);
        if (isLeaving && tools === undefined && options === undefined) setWriting(false);
      }}
    >
      {failure || (
        <div role="alert">{sending.hasFailed && <Note tone="critical">{text('ui.composer.failed')}</Note>}</div>
      )}
      <TextArea
        {...field}
        ref={mergeRefs(area, ref)}
        rows={isOpen ? rows : 1}
        value={typed}
        readOnly={field.readOnly === true || sending.isPending}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onChange={(event) => change(event.target.value)}
        onFocus={(event) => {
          onFocus?.(event);
          setWriting(true);
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (!isSendKey(event)) return;
          event.preventDefault();
          form.current?.requestSubmit();
        }}
      />
      {attachments !== undefined && <div>{attachments}</div>}
      <ComposerActions hidden={!isOpen} data-has-tools={tools !== undefined || undefined}>
        {tools !== undefined && <ComposerTools>{tools}</ComposerTools>}
        {options}
        <Shortcut>{text('ui.composer.shortcut', undefined, { keys })}</Shortcut>
        <Button
          type="submit"
          variant={sendVariant}
          disabled={!canSend && !sending.isPending}
          isLoading={sending.isPending}
          loadingText={text('ui.composer.sending', sendingText)}
        >
          {text('ui.composer.send', sendLabel)}
        </Button>
      </ComposerActions>
      <VisuallyHidden role="status">{sending.hasSent && typed === '' && text('ui.composer.sent')}</VisuallyHidden>
    </ComposerRoot>
  );
}

const isSendKey = ({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && (ctrlKey || metaKey) && !nativeEvent.isComposing;

/** As the reader's keyboard names them. */
function shortcutKeys(): string {
  const isApple = typeof navigator !== 'undefined' && /Mac|iP(?:hone|ad)/u.test(navigator.userAgent);
  return isApple ? '⌘ Enter' : 'Ctrl + Enter';
}
