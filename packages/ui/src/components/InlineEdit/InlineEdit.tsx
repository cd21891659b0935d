'use client';
import { IconCheck, IconPencil, IconX } from '@tabler/icons-react';
import { useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { useValue, withoutValue } from '../../behavior/useValue.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useUiText } from '../../theme/useUiText.ts';
import { ErrorMessage, describedBy } from '../Field/FieldMessages.tsx';
import { useIsReadOnly } from '../Field/ReadOnlyContext.ts';
import { BearingRing } from '../Spinner/BearingRing.tsx';
import { EditButton, EditControl, EditFrame, InlineEditRoot, ReadText, ShownText } from './InlineEdit.styles.ts';
import { useEditing, type Editing, type EditingRefs } from './useEditing.ts';

export interface InlineEditProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** What the text is, for screen readers; the eye sees it beside it or from where it stands: “name of the site”. */
  readonly label: string;
  /** The text as it is saved, where the page keeps it. */
  readonly value?: string;
  /** The text at first, where the component keeps it. @default '' */
  readonly defaultValue?: string;
  /** Another text was saved. */
  readonly onValueChange?: (value: string) => void;
  /** Saves the text. Give back a promise: once it is fulfilled the text is shown, and where it is refused the field stays with what was typed. @default saved at once */
  readonly onSave?: (value: string) => unknown;
  /** What is wrong with a text, before it is saved; undefined for a good one. */
  readonly validate?: (value: string) => ReactNode;
  /** What is wrong, where saving was refused and more can be said than that it failed. */
  readonly error?: ReactNode;
  /** In place of a text that is empty. @default "Not entered" */
  readonly emptyText?: string;
  /** `title` is as large as the title of a section. @default 'body' */
  readonly look?: 'body' | 'title';
  /** How many characters can be typed. */
  readonly maxLength?: number;
  /** Shows the text, and it can’t be changed. @default false */
  readonly readOnly?: boolean;
}

/**
 * A text that becomes a field in its place: Enter saves, Escape takes back. A text that could not be saved stays in the field, with a word
 * about it. Where several things are changed together, use fields and a save button.
 *
 * @example
 * <InlineEdit label="name of the site" value={site.name} onSave={(name) => api.renameSite(site.id, name)} />
 */
export function InlineEdit(props: InlineEditProps) {
  const { label, onSave = () => undefined, validate, error, emptyText, look = 'body', ...others } = withoutValue(props);
  const { maxLength, readOnly = false, ref, ...rest } = others;
  const text = useUiText();
  const isUpdating = useIsReadOnly();
  const [value, setValue, formRef] = useValue<string, string>(props, '');
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const editing = useEditing({ value, onSave, onSaved: setValue, input, button, root });
  const shown = value === '' ? text('ui.inlineEdit.empty', emptyText) : value;
  const isEmpty = value === '' ? '' : undefined;
  return (
    <InlineEditRoot {...rest} ref={mergeRefs(formRef, ref)} data-look={look}>
      {readOnly || isUpdating ? (
        <ReadText data-empty={isEmpty}>{shown}</ReadText>
      ) : editing.draft === undefined ? (
        <ShownText ref={button} type="button" data-empty={isEmpty} onClick={editing.start}>
          {shown}
          <Icon icon={IconPencil} size="small" />
          <VisuallyHidden>{text('ui.inlineEdit.edit', undefined, { label })}</VisuallyHidden>
        </ShownText>
      ) : (
        <EditField
          label={label}
          editing={editing}
          input={input}
          root={root}
          draft={editing.draft}
          validate={validate}
          error={error}
          maxLength={maxLength}
        />
      )}
      <VisuallyHidden role="status">{editing.state === 'saved' && text('ui.inlineEdit.saved')}</VisuallyHidden>
    </InlineEditRoot>
  );
}

interface EditFieldProps {
  readonly label: string;
  readonly editing: Editing;
  readonly input: EditingRefs['input'];
  readonly root: EditingRefs['root'];
  readonly draft: string;
  readonly validate: ((value: string) => ReactNode) | undefined;
  readonly error: ReactNode;
  readonly maxLength: number | undefined;
}

function EditField({ label, editing, input, root, draft, validate, error, maxLength }: EditFieldProps) {
  const text = useUiText();
  const id = useId();
  const { state, write, stop, save } = editing;
  const isSaving = state === 'saving';
  const problem = validate?.(draft.trim());
  const message = problem || (state === 'failed' && (error ?? text('ui.inlineEdit.failed')));
  const trySave = () => {
    if (!isSaving && !problem) save(draft.trim());
  };
  return (
    <div ref={root}>
      <EditFrame
        data-invalid={message ? '' : undefined}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.nativeEvent.isComposing || isSaving) return;
          event.preventDefault();
          // A dialog around it stays open.
          event.stopPropagation();
          stop();
        }}
      >
        <EditControl
          ref={input}
          id={id}
          value={draft}
          maxLength={maxLength}
          readOnly={isSaving}
          aria-label={label}
          aria-invalid={message ? true : undefined}
          aria-describedby={describedBy(id, { error: message })}
          autoComplete="off"
          onChange={(event) => write(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            // A form around it is not meant.
            event.preventDefault();
            trySave();
          }}
        />
        <EditButton
          type="button"
          data-saves=""
          aria-label={text('ui.inlineEdit.save')}
          aria-busy={isSaving || undefined}
          aria-disabled={isSaving || undefined}
          onClick={trySave}
        >
          {isSaving ? <BearingRing /> : <Icon icon={IconCheck} size="small" />}
        </EditButton>
        <EditButton type="button" aria-label={text('ui.inlineEdit.cancel')} disabled={isSaving} onClick={stop}>
          <Icon icon={IconX} size="small" />
        </EditButton>
      </EditFrame>
      <ErrorMessage id={id}>{message}</ErrorMessage>
    </div>
  );
}
