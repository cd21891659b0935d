import { Stack, Text } from '@skerry/ui';
import { Accordion, type RoleChoice } from '@skerry/ui/experimental';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { NarrowCards } from './DecideRequestDialog.styles.ts';

export interface RolesToGiveProps {
  /** Roles that the user does not have yet. */
  choices: readonly (RoleChoice & { isAsked: boolean })[];
  isLoading: boolean;
  value: readonly string[];
  onValueChange: (roleIds: readonly string[]) => void;
  /** What else is asked for: before the roles that nobody asked for. */
  children?: ReactNode;
}

/** The roles that are asked for, or that open what is; the others are there for who thinks of a better one. */
export function RolesToGive({ choices, isLoading, value, onValueChange, children }: RolesToGiveProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'roleRequests.approve.roles' });
  const otherLabel = formatMessage({ id: 'roleRequests.approve.otherRoles' });
  const asked = choices.filter(({ isAsked }) => isAsked);
  const others = choices.filter(({ isAsked }) => !isAsked);
  // Nothing else can be chosen.
  const isOnlyChoice = asked.length === 0 && !children;
  const cards = (name: string, roles: typeof choices) => (
    <NarrowCards label={name} roles={roles} isLoading={isLoading} value={value} onValueChange={onValueChange} />
  );
  return (
    <>
      {(isLoading || asked.length > 0) && (
        <Stack gap={8}>
          <Text as="div" variant="label" aria-hidden>
            {label}
          </Text>
          {cards(label, asked)}
        </Stack>
      )}
      {children}
      {others.length > 0 && (
        <Accordion
          defaultValue={isOnlyChoice || others.some(({ id }) => value.includes(id)) ? ['others'] : []}
          items={[{ value: 'others', title: otherLabel, content: cards(otherLabel, others) }]}
        />
      )}
    </>
  );
}
