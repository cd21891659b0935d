import {
  maxRoleGroupDescriptionLength,
  maxRoleGroupNameLength,
  validateRoleGroupDescription,
  validateRoleGroupName,
} from '@skerry/contracts';
import { TextField } from '@skerry/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { textErrorMessage } from '../../../platform/form/text-error.ts';
import { NameFields } from './GroupEditor.styles.ts';
import type { GroupSectionProps } from './groupSection.ts';

export interface GroupNameFieldsProps extends GroupSectionProps {
  /** A name that the server has refused because another group has it. */
  takenName: string | undefined;
}

/** Name and description of a group. */
export function GroupNameFields({ values, isReadOnly, onChange, takenName }: GroupNameFieldsProps) {
  const { formatMessage } = useIntl();
  const [isTouched, setTouched] = useState(false);
  const { name, description } = values;
  const nameFault = validateRoleGroupName(name);
  const descriptionFault = validateRoleGroupDescription(description);

  const nameError = () => {
    if (takenName !== undefined && takenName === name) return formatMessage({ id: 'userGroups.name.taken' });
    if (!nameFault) return undefined;
    if (nameFault.code === 'required') return isTouched ? formatMessage({ id: 'userGroups.name.required' }) : undefined;
    const { id, values: words } = textErrorMessage(nameFault, maxRoleGroupNameLength);
    return formatMessage({ id }, words);
  };
  const descriptionError = () => {
    if (!descriptionFault) return undefined;
    const { id, values: words } = textErrorMessage(descriptionFault, maxRoleGroupDescriptionLength);
    return formatMessage({ id }, words);
  };

  return (
    <NameFields>
      <TextField
        label={formatMessage({ id: 'userGroups.field.name' })}
        autoComplete="off"
        required
        readOnly={isReadOnly}
        value={name}
        error={nameError()}
        onChange={(event) => onChange({ name: event.target.value })}
        onBlur={() => setTouched(true)}
      />
      <TextField
        label={formatMessage({ id: 'userGroups.field.description' })}
        autoComplete="off"
        isOptional
        readOnly={isReadOnly}
        value={description}
        error={descriptionError()}
        onChange={(event) => onChange({ description: event.target.value })}
      />
    </NameFields>
  );
}
