import type { CustomerUser } from '@skerry/contracts';
import { Avatar, Button, DescriptionList, Heading, Menu, Sheet, StatusLabel, Text } from '@skerry/ui';
import { IconCircleCheckFilled, IconCircleMinus, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { Email } from '../../../platform/format/Email.tsx';
import { useHeadingFocus } from '../../../platform/detail/useHeadingFocus.ts';
import { CardActions, CardButtons, CardFacts, CardIdentity, CardName, CardNote, CardRow } from './UserCard.styles.ts';
import { hyphenated } from './hyphenated.ts';
import { InvitationFact } from './InvitationFact.tsx';
import { LastLogin } from '../components/LastLogin.tsx';
import { UserPhone } from '../components/UserPhone.tsx';

export interface UserCardProps {
  user: CustomerUser;
  /** One's own account can't be deleted, and the card says so. */
  isOwnAccount: boolean;
  /** The user is not as it is shown here. */
  onOutdated: () => void;
  onEdit: () => void;
  /** Somebody comes near the button. */
  onEditIntent: () => void;
  onDelete: () => void;
  /** What asks for certainty is on its way. */
  isOpeningDelete: boolean;
  onDeleteIntent: () => void;
}

/** A longer name leaves no room for the facts beside it. */
const longestBeside = 26;

/** Who the user is, and what can be done with the account. */
export function UserCard({
  user,
  isOwnAccount,
  onOutdated,
  onEdit,
  onEditIntent,
  onDelete,
  isOpeningDelete,
  onDeleteIntent,
}: UserCardProps) {
  const intl = useIntl();
  const reasonId = useId();
  // There the rarer of the two is behind the dots, so that the roles are not far below.
  const isPhone = !useIsAtLeast('small');
  const isLong = user.fullName.length > longestBeside || undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  useHeadingFocus(heading);
  const deleteLabel = intl.formatMessage({ id: 'users.details.delete' });
  const ownAccount = intl.formatMessage({ id: 'users.details.ownAccount' });
  return (
    <Sheet>
      <CardRow>
        <CardIdentity data-is-long={isLong}>
          <Avatar name={user.fullName} size="large" />
          <CardName>
            <Heading level={1} tabIndex={-1} ref={heading}>
              {isPhone ? hyphenated(user.fullName) : user.fullName}
            </Heading>
            <StatusLabel
              tone={user.active ? 'positive' : 'neutral'}
              icon={user.active ? IconCircleCheckFilled : IconCircleMinus}
            >
              {intl.formatMessage({ id: user.active ? 'users.status.active' : 'users.status.inactive' })}
            </StatusLabel>
          </CardName>
        </CardIdentity>
        <CardFacts data-is-below={isLong}>
          <DescriptionList
            items={[
              { term: intl.formatMessage({ id: 'users.field.email' }), description: <Email value={user.email} /> },
              {
                term: intl.formatMessage({ id: 'users.field.cellphone' }),
                description: <UserPhone number={user.cellphone} />,
              },
              {
                term: intl.formatMessage({ id: 'users.field.language' }),
                description: intl.formatMessage({ id: `users.language.${user.locale}` }),
              },
              ...(user.lastLoginAt === undefined
                ? []
                : [
                    {
                      term: intl.formatMessage({ id: 'users.field.lastLogin' }),
                      description: <LastLogin at={user.lastLoginAt} />,
                    },
                  ]),
              ...(user.invitation === undefined || user.invitation.state === 'accepted'
                ? []
                : [
                    {
                      term: intl.formatMessage({ id: 'users.field.invitation' }),
                      description: <InvitationFact user={user} invitation={user.invitation} onOutdated={onOutdated} />,
                    },
                  ]),
            ]}
          />
        </CardFacts>
        <CardActions data-is-below={isLong}>
          <CardButtons>
            <Button icon={IconPencil} onClick={onEdit} onPointerEnter={onEditIntent} onFocus={onEditIntent}>
              {intl.formatMessage({ id: 'users.details.edit' })}
            </Button>
            {isPhone ? (
              <Menu
                label={intl.formatMessage({ id: 'ui.pageHeader.more' })}
                icon={IconDots}
                isLabelHidden
                align="end"
                isLoading={isOpeningDelete}
                onFocus={onDeleteIntent}
                groups={[
                  {
                    items: [
                      {
                        label: deleteLabel,
                        icon: IconTrash,
                        isDestructive: true,
                        onSelect: onDelete,
                        disabledReason: isOwnAccount ? ownAccount : undefined,
                      },
                    ],
                  },
                ]}
              />
            ) : (
              <Button
                variant="dangerQuiet"
                icon={IconTrash}
                disabled={isOwnAccount}
                isLoading={isOpeningDelete}
                {...(isOwnAccount && { 'aria-describedby': reasonId })}
                onClick={onDelete}
                onPointerEnter={onDeleteIntent}
                onFocus={onDeleteIntent}
              >
                {deleteLabel}
              </Button>
            )}
          </CardButtons>
        </CardActions>
        {isOwnAccount && !isPhone && (
          <CardNote>
            <Text variant="caption" tone="muted" id={reasonId}>
              {ownAccount}
            </Text>
          </CardNote>
        )}
      </CardRow>
    </Sheet>
  );
}
