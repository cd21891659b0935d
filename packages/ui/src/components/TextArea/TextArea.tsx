'use client';
import { useLayoutEffect, useRef, type ComponentProps, type CSSProperties, type RefObject } from 'react';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { Field, type FieldTextProps } from '../Field/Field.tsx';
import { useIsReadOnly } from '../Field/ReadOnlyContext.ts';
import { AreaControl, AreaFrame } from './TextArea.styles.ts';

export interface TextAreaProps extends FieldTextProps, Omit<ComponentProps<'textarea'>, 'children' | 'cols' | 'rows'> {
  /** Can neither be reached nor changed, and loses the focus: while it is saved, give it `readOnly`. */
  readonly disabled?: boolean | undefined;
  /** Can be read and reached, and not changed: for what is fixed, and for while it is saved. @default false */
  readonly readOnly?: boolean | undefined;
  /** Lines in view while there is little text. @default 3 */
  readonly rows?: number;
  /** Lines in view at most; longer texts scroll. @default 12 */
  readonly maxRows?: number;
  /** Counts the characters. More can be typed, and the field says how many are too many; `maxLength` would cut off what is pasted. */
  readonly characterLimit?: number;
}

/**
 * Several lines of text; grows with them. `ref` and other props reach the `<textarea>`, so that form libraries can register it; `className` reaches the root.
 *
 * @example
 * <TextArea label="Description" characterLimit={4000} error={errors.description?.message} {...register('description')} />
 */
export function TextArea(props: TextAreaProps) {
  const {
    label,
    isLabelHidden,
    hint,
    error,
    isOptional,
    optionalText,
    id,
    className,
    rows = 3,
    maxRows = 12,
    characterLimit,
    readOnly = false,
    style,
    ref,
    ...rest
  } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  useGrowth(area);
  const isUpdating = useIsReadOnly();
  const texts = {
    label,
    hint,
    error,
    ...(isLabelHidden !== undefined && { isLabelHidden }),
    ...(isOptional !== undefined && { isOptional }),
    ...(optionalText !== undefined && { optionalText }),
  };
  const lines: CSSProperties & Record<`--${string}`, number> = {
    ...style,
    '--rows': rows,
    '--max-rows': Math.max(rows, maxRows),
  };
  return (
    <Field {...texts} id={id} className={className} characterLimit={characterLimit}>
      {(control) => (
        <AreaFrame data-invalid={error ? '' : undefined}>
          <AreaControl
            {...rest}
            {...control}
            ref={mergeRefs(area, ref)}
            rows={rows}
            style={lines}
            readOnly={readOnly || isUpdating}
          />
        </AreaFrame>
      )}
    </Field>
  );
}

/** Grows by hand in browsers without `field-sizing`. */
function useGrowth(ref: RefObject<HTMLTextAreaElement | null>) {
  useLayoutEffect(() => {
    const area = ref.current;
    if (!area || 'fieldSizing' in area.style) return;
    const grow = () => {
      area.style.height = 'auto';
      area.style.height = `${area.scrollHeight}px`;
    };
    grow();
    area.addEventListener('input', grow);
    return () => area.removeEventListener('input', grow);
  });
}
