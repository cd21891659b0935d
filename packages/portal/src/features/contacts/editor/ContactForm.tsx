import { contactKinds, contactTypes, userLocales, type Contact, type ContactType } from '@skerry/contracts';
import { Field, Grid, Heading, Menu, SegmentedControl, Select, Text, TextField } from '@skerry/ui';
import { IconPlus } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { usePurposes } from '../contacts.queries.ts';
import { AddressFacts, ReachWarnings } from './AddressFacts.tsx';
import { AssignmentRow } from './AssignmentRow.tsx';
import { Assignments, FormSection, HeadLine, KindChoice } from './ContactForm.styles.ts';
import { newAssignment, othersTold, type FormAssignment } from './contactForm.ts';
import { HoursFields, TimeZoneField } from './HoursFields.tsx';
import { MustStay } from './MustStay.tsx';
import { SilentNote } from './SilentNote.tsx';
import type { ContactFormState } from './useContactForm.ts';

export interface ContactFormProps {
  form: ContactFormState;
  /** As it is stored; undefined for a new one. */
  contact?: Contact;
  isReadOnly?: boolean;
}

/** Who a contact is, how it is reached, and what it is told about. */
export function ContactForm({ form, contact, isReadOnly = false }: ContactFormProps) {
  const { formatMessage } = useIntl();
  const { values, change, touch, faultOf } = form;
  const purposes = usePurposes().data;
  const told = (type: ContactType) => othersTold(purposes, type, contact?.id);
  const textField = (field: 'name' | 'email' | 'phone') => ({
    label: formatMessage({ id: `contacts.field.${field}` }),
    value: values[field],
    error: faultOf(field),
    readOnly: isReadOnly,
    // Somebody else's data: the browser has nothing to fill in.
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => change({ [field]: event.target.value }),
    onBlur: () => touch(field),
  });
  const setAssignment = (place: number, part: Partial<FormAssignment>) =>
    change({ assignments: values.assignments.map((each, index) => (index === place ? { ...each, ...part } : each)) });
  const isLast = ({ type, scope }: FormAssignment) =>
    contact?.assignments.some((stored) => stored.isLast && stored.type === type && scope.kind === 'ALL') ?? false;

  return (
    <>
      <FormSection>
        {contact && <ReachWarnings contact={contact} />}
        <Grid columns={{ extraSmall: 1, small: 2 }}>
          <TextField {...textField('name')} aria-required />
          <Field label={formatMessage({ id: 'contacts.field.kind' })}>
            {() => (
              <KindChoice>
                <SegmentedControl
                  label={formatMessage({ id: 'contacts.field.kind' })}
                  options={contactKinds.map((value) => ({
                    value,
                    label: formatMessage({ id: `contacts.kind.${value}` }),
                    disabled: isReadOnly,
                  }))}
                  value={values.kind}
                  onValueChange={(kind) => change({ kind })}
                />
              </KindChoice>
            )}
          </Field>
          <div>
            <TextField type="email" {...textField('email')} aria-required />
            {contact && faultOf('email') === undefined && (
              <AddressFacts contact={contact} email={values.email} mayChange={!isReadOnly} />
            )}
          </div>
          <TextField type="tel" {...textField('phone')} />
        </Grid>
      </FormSection>
      <FormSection>
        <HeadLine>
          <Heading level={3} variant="subsection">
            {formatMessage({ id: 'contactForm.assignments' })}
          </Heading>
          <Text variant="caption" tone="muted">
            {formatMessage({ id: 'contactForm.assignments.parts' })}
          </Text>
        </HeadLine>
        {values.assignments.length > 0 && (
          <Assignments>
            {values.assignments.map((assignment, place) => (
              <AssignmentRow
                key={place}
                assignment={assignment}
                others={told(assignment.type).length}
                fault={faultOf(`assignments.${place}.scope`) ?? faultOf(`assignments.${place}.channels`)}
                isLast={isLast(assignment)}
                isReadOnly={isReadOnly}
                onChange={(part) => setAssignment(place, part)}
                onTouch={() => {
                  touch(`assignments.${place}.scope`);
                  touch(`assignments.${place}.channels`);
                }}
                onRemove={() => {
                  touch('assignments');
                  change({ assignments: values.assignments.filter((_, index) => index !== place) });
                }}
              />
            ))}
          </Assignments>
        )}
        {faultOf('assignments') !== undefined && (
          <Text as="p" tone="error" role="alert">
            {faultOf('assignments')}
          </Text>
        )}
        {!isReadOnly && (
          <div>
            <Menu
              label={formatMessage({ id: 'contactForm.assignments.add' })}
              icon={IconPlus}
              hasArrow={false}
              size="small"
              groups={[
                {
                  items: contactTypes.map((type) => ({
                    label: formatMessage({ id: `contacts.type.${type}` }),
                    description: formatMessage({ id: `contacts.type.${type}.about` }),
                    onSelect: () =>
                      change({
                        assignments: [...values.assignments, newAssignment(type, told(type).length + 1)],
                      }),
                  })),
                },
              ]}
            />
          </div>
        )}
        {contact && <MustStay contact={contact} />}
      </FormSection>
      <FormSection>
        <Grid columns={{ extraSmall: 1, small: 2 }}>
          <Select
            label={formatMessage({ id: 'contacts.field.language' })}
            options={userLocales.map((value) => ({
              value,
              label: formatMessage({ id: `contacts.language.${value}` }),
            }))}
            value={values.locale}
            readOnly={isReadOnly}
            onValueChange={(locale) => change({ locale })}
          />
          <TimeZoneField form={form} isReadOnly={isReadOnly} />
        </Grid>
        <HoursFields form={form} isReadOnly={isReadOnly} />
        {purposes && <SilentNote values={values} others={told('NOC')} />}
      </FormSection>
    </>
  );
}
