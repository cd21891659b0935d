'use client';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { toFirstWrongField } from '../../behavior/firstWrongField.ts';
import { Heading, type HeadingLevel } from '../../primitives/Heading/Heading.tsx';
import { Actions, ActionsStart, FormRoot, SectionDescription, SectionRoot, WideRoot } from './FormLayout.styles.ts';

export interface FormColumns {
  /** Fields beside each other from `small` up; below it there is one column always. @default 1 */
  readonly columns?: 1 | 2;
}

export interface FormLayoutProps extends ComponentProps<'form'>, FormColumns {}

/**
 * The form itself, with even space between fields, sections and actions. Validation is the form library's, so the browser's own is off; where
 * that gives the focus to a wrong field, it goes to the first on the page.
 *
 * @example
 * <FormLayout columns={2} onSubmit={handleSubmit(save)}>
 *   <TextField label="First name" {...register('firstName')} />
 *   <TextField label="Last name" {...register('lastName')} />
 *   <FormActions><Button variant="primary" type="submit">Save</Button></FormActions>
 * </FormLayout>
 */
export function FormLayout({ columns = 1, onSubmit, ...rest }: FormLayoutProps) {
  return <FormRoot noValidate {...rest} onSubmit={toFirstWrongField(onSubmit)} data-columns={columns} />;
}

export interface FormSectionProps extends Omit<ComponentProps<'div'>, 'title'>, FormColumns {
  readonly title: string;
  /** One or two lines below the title. */
  readonly description?: ReactNode;
  /** @default 2 */
  readonly level?: HeadingLevel;
}

/** Fields that belong together, under a title that screen readers say with the first of them. */
export function FormSection({ title, description, level = 2, columns = 1, children, ...rest }: FormSectionProps) {
  const titleId = useId();
  const descriptionId = useId();
  return (
    <SectionRoot
      role="group"
      aria-labelledby={titleId}
      aria-describedby={description === undefined ? undefined : descriptionId}
      {...rest}
      data-columns={columns}
    >
      <FormWide>
        <Heading level={level} variant="section" id={titleId}>
          {title}
        </Heading>
        {description !== undefined && <SectionDescription id={descriptionId}>{description}</SectionDescription>}
      </FormWide>
      {children}
    </SectionRoot>
  );
}

/** Takes the whole width of a form in two columns. */
export function FormWide(props: ComponentProps<'div'>) {
  return <WideRoot {...props} />;
}

export interface FormActionsProps extends ComponentProps<'div'> {
  /** Before the actions: what is missing, or the quiet way out. */
  readonly start?: ReactNode;
}

/** The last row: actions from the quietest to the primary one. On phones each takes the whole width, the primary one first. */
export function FormActions({ start, children, ...rest }: FormActionsProps) {
  return (
    <Actions {...rest}>
      {start !== undefined && <ActionsStart>{start}</ActionsStart>}
      {children}
    </Actions>
  );
}
