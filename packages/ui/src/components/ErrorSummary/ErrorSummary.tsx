'use client';
import { IconAlertTriangleFilled } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useId, useRef, useSyncExternalStore, type ComponentProps } from 'react';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { Heading, type HeadingLevel } from '../../primitives/Heading/Heading.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useUiText } from '../../theme/useUiText.ts';
import { FieldLink, FieldLinks, SummaryBody, SummaryRoot } from './ErrorSummary.styles.ts';
import { inPageOrder, listErrors, type FormErrors, type ListedError } from './listErrors.ts';

export interface ErrorSummaryProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** `formState.errors` of react-hook-form, or errors by the name of their field. Only those with a message are listed. */
  readonly errors: FormErrors;
  /** `formState.submitCount`: nothing shows before the first attempt, and each attempt that fails brings the focus here. */
  readonly submitCount: number;
  /** Says how many fields are wrong. @default "3 fields need your attention" */
  readonly title?: string;
  /** Level of its heading. @default 2 */
  readonly level?: HeadingLevel;
}

/**
 * What is wrong with a long form, above it; each line brings the focus to its field. Give `useForm` the option `shouldFocusError: false`,
 * since the summary takes the focus.
 *
 * @example
 * <ErrorSummary errors={formState.errors} submitCount={formState.submitCount} />
 */
export function ErrorSummary({ errors, submitCount, title, level = 2, ref, ...rest }: ErrorSummaryProps) {
  const text = useUiText();
  const titleId = useId();
  const root = useRef<HTMLDivElement>(null);
  const listed = useInPageOrder(listErrors(errors));
  const fields = listed.filter(({ focus }) => focus !== undefined).length;
  // An error that comes or goes while typing moves nothing: only a new attempt does.
  const takeFocus = useEffectEvent(() => root.current?.focus());
  useEffect(() => {
    if (submitCount > 0) takeFocus();
  }, [submitCount]);

  if (listed.length === 0 || submitCount === 0) return null;
  return (
    <SummaryRoot {...rest} ref={mergeRefs(root, ref)} role="group" aria-labelledby={titleId} tabIndex={-1}>
      <Icon icon={IconAlertTriangleFilled} />
      <SummaryBody>
        <Heading level={level} variant="subsection" id={titleId}>
          {title ?? text('ui.errorSummary.title', undefined, { count: fields || listed.length })}
        </Heading>
        <FieldLinks>
          {listed.map(({ name, message, focus }) => (
            <li key={name}>
              {focus ? (
                <FieldLink type="button" onClick={focus}>
                  {message}
                </FieldLink>
              ) : (
                message
              )}
            </li>
          ))}
        </FieldLinks>
      </SummaryBody>
    </SummaryRoot>
  );
}

/** Form libraries give errors in the order in which they found them; readers look for them from the top. */
function useInPageOrder(errors: readonly ListedError[]): readonly ListedError[] {
  // Only the page knows where fields stand; asked again after each rendering.
  const order = useSyncExternalStore(
    neverChanges,
    () => inPageOrder(errors).join('\n'),
    () => '',
  );
  const names = order.split('\n');
  return errors.toSorted((one, other) => names.indexOf(one.name) - names.indexOf(other.name));
}

const neverChanges = () => () => undefined;
