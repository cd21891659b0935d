'use client';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { useValue, withoutValue } from '../../behavior/useValue.ts';
import { CheckboxCard } from '../CheckboxCard/CheckboxCard.tsx';
import { CheckboxCardGridRoot } from '../CheckboxCard/CheckboxCard.styles.ts';
import { ErrorMessage } from '../Field/FieldMessages.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { RoleCardPlace } from './RoleCardGrid.styles.ts';

export interface RoleChoice {
  readonly id: string;
  readonly name: string;
  /** What the role may do. */
  readonly description?: ReactNode;
  /** Such as a role that the customer's agreement does not hold; say why in its description. */
  readonly disabled?: boolean;
}

export interface RoleCardGridProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /** Names the group. */
  readonly label: string;
  /** The roles to choose from. */
  readonly roles: readonly RoleChoice[];
  /** Ids of the roles that are ticked. Given, the caller keeps them. */
  readonly value?: readonly string[] | undefined;
  /** What is ticked at first, where the cards keep it by themselves. @default none */
  readonly defaultValue?: readonly string[] | undefined;
  /** Roles were ticked or unticked; gets all that are chosen now. */
  readonly onValueChange?: (value: string[]) => void;
  /** Sends the ids of the ticked roles with a form under this name. */
  readonly name?: string;
  /** Keeps what is ticked, and the focus: for while it is saved. @default false */
  readonly readOnly?: boolean | undefined;
  /** What is saved: cards that differ say that they will be added or removed. @default the same as `value` */
  readonly saved?: readonly string[];
  /** Shows the shape of the cards while the roles are fetched. @default false */
  readonly isLoading?: boolean;
  /** How many cards stand in while the roles are fetched. @default 6 */
  readonly expectedRoles?: number;
  /** Stands in for the cards when the roles could not be fetched. */
  readonly error?: ReactNode;
}

/**
 * Roles to tick, each with what it may do: one column, two from small and three from large.
 *
 * @example
 * <RoleCardGrid label="Roles" roles={roles} value={chosen} saved={user.roleIds} onValueChange={setChosen} />
 */
export function RoleCardGrid(props: RoleCardGridProps) {
  const {
    label,
    roles,
    saved: given,
    name,
    isLoading = false,
    expectedRoles = 6,
    error,
    readOnly,
    ref,
    ...rest
  } = withoutValue(props);
  const [value, choose, formRef] = useValue(props, nothing);
  const saved = given ?? value;
  const id = useId();
  if (isLoading && roles.length === 0) {
    return (
      <CheckboxCardGridRoot {...rest} ref={mergeRefs(formRef, ref)} role="group" aria-label={label} aria-busy>
        {Array.from({ length: expectedRoles }, (_, index) => (
          <RoleCardPlace key={index}>
            <Skeleton shape="title" width={50} />
            <Skeleton width={90} />
          </RoleCardPlace>
        ))}
      </CheckboxCardGridRoot>
    );
  }
  return (
    <>
      <CheckboxCardGridRoot
        {...rest}
        ref={mergeRefs(formRef, ref)}
        role="group"
        aria-label={label}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        {roles.map((role) => (
          <CheckboxCard
            key={role.id}
            title={role.name}
            disabled={role.disabled}
            readOnly={readOnly}
            {...(name !== undefined && { name, value: role.id })}
            checked={value.includes(role.id)}
            wasChecked={saved.includes(role.id)}
            onCheckedChange={(isChecked) => choose(withRole(roles, value, role.id, isChecked))}
          >
            {role.description}
          </CheckboxCard>
        ))}
      </CheckboxCardGridRoot>
      <ErrorMessage id={id}>{error}</ErrorMessage>
    </>
  );
}

const nothing: readonly string[] = [];

/** In the order of the roles, so that the same choice is the same value; ids that are not among them stay. */
function withRole(roles: readonly RoleChoice[], value: readonly string[], id: string, isChosen: boolean) {
  const known = roles.map((role) => role.id);
  const others = value.filter((each) => !known.includes(each));
  return [...known.filter((each) => (each === id ? isChosen : value.includes(each))), ...others];
}
