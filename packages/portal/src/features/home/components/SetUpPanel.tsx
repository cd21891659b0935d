import { below, Button, Icon, type IconComponent, Text, token } from '@skerry/ui';
import {
  IconCircleCheckFilled,
  IconDeviceMobile,
  IconShieldLock,
  IconUserCircle,
  IconUsers,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { useMenuEntries } from '../../../platform/feature/useMenuEntries.ts';
import { OverviewList, OverviewRow } from '../../../platform/overview/OverviewList.styles.ts';
import { useRoleRequest } from '../../../platform/roles/role-request.ts';
import { useStartupData } from '../../../platform/startup/startup-store.ts';
import { personalInfoPath } from '../../personal-info/personal-info.paths.ts';
import { usersPath } from '../../users/users.paths.ts';
import { OverviewPanel } from './PiecesPanel.tsx';

const Row = styled(OverviewRow)`
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  padding: ${token.space[12]} ${token.space[20]};

  & > svg {
    flex: none;
    color: ${token.text.muted};
  }
  &[data-is-done] > svg {
    color: ${token.tone.positive.icon};
  }
  & > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > :nth-child(3) {
    flex: none;
  }
  /* The words have the whole line. */
  ${below.small} {
    flex-wrap: wrap;
    align-items: flex-start;
    row-gap: ${token.space[8]};

    & > span {
      flex-basis: calc(100% - ${token.space[32]});
    }
    & > :nth-child(3) {
      margin-inline-start: ${token.space[32]};
    }
  }
`;

/** What a new customer does in the portal once, with the way to it. */
export function SetUpPanel() {
  const requestRole = useRoleRequest();
  const hasUsers = useMenuEntries().some(({ path }) => path === usersPath);
  const { users } = useStartupData();
  const hasPhone = Boolean((users.impersonatedUser ?? users.currentUser).attributes.cellphone);
  return (
    <OverviewPanel title="home.setUp.title">
      <OverviewList>
        {hasPhone ? (
          <Row data-is-done>
            <Icon icon={IconCircleCheckFilled} />
            <span>
              <FormattedMessage id="home.setUp.phone.done" />
            </span>
          </Row>
        ) : (
          <ToDo icon={IconDeviceMobile} topic="phone">
            <Button size="small" href={personalInfoPath}>
              <FormattedMessage id="home.setUp.phone.action" />
            </Button>
          </ToDo>
        )}
        <ToDo icon={IconUserCircle} topic="details">
          <Button size="small" href={personalInfoPath}>
            <FormattedMessage id="home.setUp.details.action" />
          </Button>
        </ToDo>
        {hasUsers && (
          <ToDo icon={IconUsers} topic="colleagues">
            <Button size="small" href={usersPath}>
              <FormattedMessage id="home.setUp.colleagues.action" />
            </Button>
          </ToDo>
        )}
        {requestRole && (
          <ToDo icon={IconShieldLock} topic="roles">
            <Button size="small" onClick={requestRole}>
              <FormattedMessage id="home.setUp.roles.action" />
            </Button>
          </ToDo>
        )}
      </OverviewList>
    </OverviewPanel>
  );
}

interface ToDoProps {
  icon: IconComponent;
  topic: 'phone' | 'details' | 'colleagues' | 'roles';
  /** The way to it. */
  children: ReactNode;
}

function ToDo({ icon, topic, children }: ToDoProps) {
  return (
    <Row>
      <Icon icon={icon} />
      <span>
        <Text as="div" variant="bodyStrong">
          <FormattedMessage id={`home.setUp.${topic}`} />
        </Text>
        <Text variant="caption" tone="muted">
          <FormattedMessage id={`home.setUp.${topic}.body`} />
        </Text>
      </span>
      {children}
    </Row>
  );
}
