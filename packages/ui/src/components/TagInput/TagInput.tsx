'use client';
import { IconAlertTriangleFilled, IconLock } from '@tabler/icons-react';
import { useId, useRef, useState, type ComponentProps } from 'react';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { useFormReset } from '../../behavior/useFormReset.ts';
import { useValue, withoutValue } from '../../behavior/useValue.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useKit } from '../../theme/KitContext.ts';
import { useUiText } from '../../theme/useUiText.ts';
import { Field, type FieldTextProps } from '../Field/Field.tsx';
import { FieldError } from '../Field/Field.styles.ts';
import { useIsReadOnly } from '../Field/ReadOnlyContext.ts';
import { RemovableTag } from '../Tag/RemovableTag.tsx';
import { addTags, hasSeparator, splitTags, type TagsAdded } from './tags.ts';
import { TagInputFrame, TagInputNote, TagInputTags, TagInputText } from './TagInput.styles.ts';

export interface TagInputProps
  extends
    FieldTextProps,
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'size' | 'type' | 'max' | 'children'> {
  /** Can neither be reached nor changed, and loses the focus: while it is saved, give it `readOnly`. */
  readonly disabled?: boolean | undefined;
  /** Can be read and reached, and not changed: for what is fixed, and for while it is saved. @default false */
  readonly readOnly?: boolean | undefined;
  /** The tags, in the order in which they were written. Given, the caller keeps them. */
  readonly value?: readonly string[] | undefined;
  /** The tags at first, where the field keeps them by itself. @default none */
  readonly defaultValue?: readonly string[] | undefined;
  /** Tags were added or removed. */
  readonly onValueChange?: (value: string[]) => void;
  /** What is wrong with a tag; undefined where nothing is. A wrong tag is kept and marked, so that a paste of many can be mended. */
  readonly validate?: (tag: string) => string | undefined;
  /** How many there may be. What has no room stays in the field as text. @default any number */
  readonly max?: number;
}

/**
 * Words of the reader's own, such as labels or e-mail addresses. Those of a known list are a `MultiSelect`.
 *
 * @example
 * <TagInput label="Notify" value={addresses} onValueChange={setAddresses} validate={emailProblem} />
 */
export function TagInput(props: TagInputProps) {
  const { label, isLabelHidden, hint, error, isOptional, optionalText, className, required, ...driven } = props;
  const rest = withoutValue(driven);
  const [value, change, formRef] = useValue(props, nothing);
  const { validate, max, id, ref, name, disabled = false, readOnly = false, ...native } = rest;
  const { onBlur, onChange, onKeyDown, onPaste, ...control } = native;
  const text = useUiText();
  const { locale } = useKit();
  const notesId = useId();
  const input = useRef<HTMLInputElement>(null);
  const isUpdating = useIsReadOnly();
  const isFixed = readOnly || isUpdating || disabled;
  const [typed, setTyped] = useState('');
  const [notAdded, setNotAdded] = useState('');
  const [said, setSaid] = useState('');
  const textRef = useFormReset(() => {
    setTyped('');
    setNotAdded('');
    setSaid('');
  });
  const list = (names: readonly string[]) => new Intl.ListFormat(locale).format(names);
  const problemsOf = (tags: readonly string[]) =>
    tags.flatMap((tag) => {
      const problem = validate?.(tag);
      return problem === undefined ? [] : [{ tag, problem }];
    });

  const whyNotAdded = ({ noRoom, repeated }: TagsAdded) =>
    [
      max !== undefined && noRoom.length > 0 && text('ui.tagInput.tooMany', undefined, { max, names: list(noRoom) }),
      repeated.length > 0 && text('ui.tagInput.repeated', undefined, { names: list(repeated) }),
    ]
      .filter(Boolean)
      .join('. ');

  const add = (entered: string) => {
    const names = splitTags(entered);
    const result = addTags(value, names, max);
    setTyped([...result.noRoom, ...result.repeated].join(', '));
    setNotAdded(whyNotAdded(result));
    const added = result.tags.slice(value.length);
    if (added.length === 0) return;
    change([...result.tags]);
    const wrongs = problemsOf(added).map(({ tag, problem }) => `${tag} ${problem}`);
    setSaid([text('ui.tagInput.added', undefined, { names: list(added) }), ...wrongs].join('. '));
  };
  const remove = (tag: string) => {
    change(value.filter((one) => one !== tag));
    setNotAdded('');
    setSaid(text('ui.tagInput.removed', undefined, { name: tag }));
    input.current?.focus();
  };
  const problems = problemsOf(value);
  const wrong = new Set(problems.map(({ tag }) => tag));
  const texts = {
    label,
    hint,
    error,
    ...(isLabelHidden !== undefined && { isLabelHidden }),
    ...(isOptional !== undefined && { isOptional }),
    ...(optionalText !== undefined && { optionalText }),
  };

  return (
    <Field {...texts} id={id} className={className} required={required}>
      {(tied) => (
        <>
          <TagInputFrame
            data-invalid={error || problems.length > 0 ? '' : undefined}
            data-read-only={readOnly || isUpdating || undefined}
            onMouseDown={(event) => {
              if (event.target !== event.currentTarget) return;
              // The room around the text belongs to the field.
              event.preventDefault();
              input.current?.focus();
            }}
          >
            {value.length > 0 && (
              <TagInputTags>
                {value.map((tag) => (
                  <li key={tag} data-invalid={wrong.has(tag) || undefined}>
                    <RemovableTag name={tag} onRemove={isFixed ? undefined : () => remove(tag)}>
                      {wrong.has(tag) && <Icon icon={IconAlertTriangleFilled} size="small" width={12} height={12} />}
                    </RemovableTag>
                  </li>
                ))}
              </TagInputTags>
            )}
            <TagInputText
              autoComplete="off"
              {...control}
              {...tied}
              ref={mergeRefs(input, formRef, textRef, ref)}
              value={typed}
              disabled={disabled}
              readOnly={readOnly || isUpdating}
              aria-invalid={error || problems.length > 0 ? true : undefined}
              aria-describedby={[tied['aria-describedby'], notesId].filter(Boolean).join(' ')}
              onChange={(event) => {
                onChange?.(event);
                const entered = event.target.value;
                if (hasSeparator(entered)) {
                  add(entered);
                  return;
                }
                setTyped(entered);
                // What was not added is being mended.
                setNotAdded('');
              }}
              onPaste={(event) => {
                onPaste?.(event);
                const pasted = event.clipboardData.getData('text');
                // A field of one line would drop the line breaks before anybody could split at them.
                if (isFixed || !hasSeparator(pasted)) return;
                event.preventDefault();
                add(`${typed}${pasted}`);
              }}
              onKeyDown={(event) => {
                onKeyDown?.(event);
                const last = value.at(-1);
                if (isFixed || event.nativeEvent.isComposing) return;
                if (event.key === 'Enter' && typed.trim() !== '') {
                  // The form is sent by the next Enter, when nothing is left to add.
                  event.preventDefault();
                  add(typed);
                } else if (event.key === 'Backspace' && !event.repeat && typed === '' && last !== undefined) {
                  // Holding the key empties the text, and stops there.
                  remove(last);
                }
              }}
              onBlur={(event) => {
                onBlur?.(event);
                if (typed.trim() !== '' && notAdded === '') add(typed);
              }}
            />
            {readOnly && <Icon icon={IconLock} size="small" />}
          </TagInputFrame>
          <div id={notesId}>
            {problems.map(({ tag, problem }) => (
              <FieldError key={tag}>
                <Icon icon={IconAlertTriangleFilled} size="small" />
                <span>
                  <b>{tag}</b> {problem}
                </span>
              </FieldError>
            ))}
            {!isFixed && <VisuallyHidden>{text('ui.tagInput.instructions')}</VisuallyHidden>}
          </div>
          <TagInputNote role="status">{notAdded}</TagInputNote>
          <VisuallyHidden role="status">{said}</VisuallyHidden>
          {name !== undefined &&
            value.map((tag) => <input key={tag} type="hidden" name={name} value={tag} disabled={disabled} />)}
        </>
      )}
    </Field>
  );
}

const nothing: readonly string[] = [];
