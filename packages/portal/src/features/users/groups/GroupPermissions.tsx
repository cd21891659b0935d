import { mayGiveLabel, permissionLabels, type PermissionLabel } from '@skerry/contracts';
import { Checkbox, from, Text, token } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useIdentity } from '../../../platform/session/useSession.ts';
import { permissionsWithoutScope } from './groupForm.ts';
import { GroupFormPart } from './GroupFormPart.tsx';
import type { GroupSectionProps } from './groupSection.ts';

const labels = Object.keys(permissionLabels) as PermissionLabel[];

const Choices = styled.div`
  display: grid;
  gap: ${token.space[8]} ${token.space[24]};

  ${from.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Refusal = styled.div`
  margin-top: ${token.space[12]};
`;

/** Finer rights than roles that members of the group have. Who can't give one sees whether the group has it. */
export function GroupPermissions({ values, saved, isReadOnly, onChange }: GroupSectionProps) {
  const { formatMessage } = useIntl();
  const { roles } = useIdentity();
  const { permissions } = values;
  const [refused] = permissionsWithoutScope(values);
  const word = (label: PermissionLabel) => formatMessage({ id: `permissionLabels.${label}` });
  return (
    <GroupFormPart
      title={formatMessage({ id: 'userGroups.field.permissions' })}
      help={formatMessage({ id: 'userGroups.permissions.help' })}
      fold={{
        label: formatMessage({ id: 'userGroups.permissions.show' }, { count: labels.length }),
        isOpen: saved.permissions.length > 0 || permissions.length > 0,
      }}
    >
      <Choices>
        {labels.map((label) => {
          const mayGive = mayGiveLabel(label, (right) => roles.includes(right));
          return (
            <Checkbox
              key={label}
              checked={permissions.includes(label)}
              disabled={isReadOnly || !mayGive}
              {...(!isReadOnly && !mayGive && { hint: formatMessage({ id: 'userGroups.permissions.notHeld' }) })}
              onCheckedChange={(isChecked) =>
                onChange({
                  permissions: labels.filter((each) => (each === label ? isChecked : permissions.includes(each))),
                })
              }
            >
              {word(label)}
            </Checkbox>
          );
        })}
      </Choices>
      {refused !== undefined && (
        <Refusal role="alert">
          <Text as="p" tone="critical">
            {formatMessage({ id: 'userGroups.permissions.notWithScope' }, { permission: word(refused) })}
          </Text>
        </Refusal>
      )}
    </GroupFormPart>
  );
}
