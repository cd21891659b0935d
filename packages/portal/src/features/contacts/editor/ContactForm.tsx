import { contactKinds, contactTypes, userLocales, type Contact } from '@skerry/contracts';
import { formatList } from '@skerry/i18n';
import { Button, Field, Grid, Heading, Menu, Note, SegmentedControl, Select, Stack, Text, TextField } from '@skerry/ui';
import { IconLock, IconPlus } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { useContactActions } from '../useContactActions.tsx';
import { useContactRights } from '../useContactRights.ts';
import { AssignmentRow } from './AssignmentRow.tsx';
import { Assignments } from './ContactForm.styles.ts';
import { newAssignment, type FormAssignment } from './contactForm.ts';
import { HoursFields } from './HoursFields.tsx';
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

  return (
    <Stack gap={20}>
      <Grid columns={{ extraSmall: 1, small: 2 }}>
        <TextField {...textField('name')} aria-required />
        <Field label={formatMessage({ id: 'contacts.field.kind' })}>
          {() => (
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
          )}
        </Field>
        <TextField type="email" {...textField('email')} aria-required />
        <TextField type="tel" {...textField('phone')} />
      </Grid>
      <div>
        <Heading level={3} variant="subsection">
          {formatMessage({ id: 'contactForm.assignments' })}
        </Heading>
        <Assignments>
          {values.assignments.map((assignment, place) => (
            <AssignmentRow
              key={place}
              assignment={assignment}
              fault={faultOf(`assignments.${place}.scope`) ?? faultOf(`assignments.${place}.channels`)}
              isLast={
                contact?.assignments.some(
                  ({ type, isLast }) => isLast && type === assignment.type && assignment.scope.kind === 'ALL',
                ) ?? false
              }
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
        {faultOf('assignments') !== undefined && (
          <Text as="p" tone="error" role="alert">
            {faultOf('assignments')}
          </Text>
        )}
        {!isReadOnly && (
          <Menu
            label={formatMessage({ id: 'contactForm.assignments.add' })}
            icon={IconPlus}
            variant="ghost"
            size="small"
            groups={[
              {
                items: contactTypes.map((type) => ({
                  label: formatMessage({ id: `contacts.type.${type}` }),
                  description: formatMessage({ id: `contacts.type.${type}.about` }),
                  onSelect: () => change({ assignments: [...values.assignments, newAssignment(type)] }),
                })),
              },
            ]}
          />
        )}
      </div>
      {contact && <MustStay contact={contact} />}
      <Grid columns={{ extraSmall: 1, small: 3 }}>
        <Select
          label={formatMessage({ id: 'contacts.field.language' })}
          options={userLocales.map((value) => ({ value, label: formatMessage({ id: `contacts.language.${value}` }) }))}
          value={values.locale}
          readOnly={isReadOnly}
          onValueChange={(locale) => change({ locale })}
        />
        <HoursFields form={form} isReadOnly={isReadOnly} />
      </Grid>
    </Stack>
  );
}

/** That a purpose would be left with nobody who covers everything, and the one way out. */
function MustStay({ contact }: { contact: Contact }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { mayHandleAll } = useContactRights();
  const last = contact.assignments.filter(({ isLast }) => isLast).map(({ type }) => type);
  const { actions, dialog } = useContactActions(contact, { types: last });
  if (last.length === 0) return null;
  return (
    <Note
      icon={IconLock}
      action={
        mayHandleAll && (
          <Button size="small" onClick={actions.replace}>
            {formatMessage({ id: 'contacts.action.replace' })}
          </Button>
        )
      }
    >
      <>
        {' '}
        <strong>
          {formatMessage(
            { id: 'contactForm.mustStay' },
            {
              purposes: formatList(
                language,
                last.map((type) => formatMessage({ id: `contacts.type.${type}` })),
              ),
              count: last.length,
            },
          )}
        </strong>{' '}
        {formatMessage({ id: 'contactForm.mustStay.body' })}
      </>
      {dialog}
    </Note>
  );
}
