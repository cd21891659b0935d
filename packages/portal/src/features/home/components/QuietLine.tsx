import { below, Button, Icon, type IconComponent, Link, token } from '@skerry/ui';
import { IconCircleCheck, IconShieldLock, IconTruckDelivery } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { MessageId } from '@skerry/i18n';
import type { ShownPiece } from './Piece.tsx';

const Line = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[4]} ${token.space[12]};
  box-sizing: border-box;
  min-height: ${token.space[48]};
  padding: ${token.space[12]} ${token.space[20]};
  color: ${token.text.muted};
  ${token.type.body}

  & > svg {
    flex: none;
  }
  & > span {
    flex: 1 1 11rem;
  }
  /* Below the words where it does not fit beside them. */
  & > :nth-child(3) {
    flex: none;
  }
  ${below.small} {
    align-items: flex-start;

    & > :nth-child(3) {
      margin-inline-start: ${token.space[32]};
    }
  }
  /* A button's words begin and end where those of a link would, and it makes the line no higher. */
  & > button:nth-child(3) {
    margin-block: calc(-1 * ${token.space[4]});
    margin-inline-end: calc(-1 * ${token.control.paddingX.compact});

    ${below.small} {
      margin-block: 0;
      margin-inline-start: calc(${token.space[32]} - ${token.control.paddingX.compact});
    }
  }
`;

const Fine = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[6]};

  & > svg {
    flex: none;
    color: ${token.tone.positive.icon};
  }
`;

/** That nothing waits: a fact of the day, below the title. */
export function NothingWaiting() {
  return (
    <Fine>
      <Icon icon={IconCircleCheck} size="small" />
      <FormattedMessage id="home.waiting.empty" />
    </Fine>
  );
}

/** That nothing is on its way, with the way to the list. */
export function NothingUnderWay({ shown }: { shown: readonly ShownPiece[] }) {
  return (
    <Quiet title="home.deliveries.title" icon={IconTruckDelivery}>
      <span>
        <FormattedMessage id="home.deliveries.empty" />
      </span>
      {shown.map(
        ({ piece: { part, more } }) =>
          more && (
            <Link key={part} variant="action" href={more.href}>
              <FormattedMessage id={more.label} />
            </Link>
          ),
      )}
    </Quiet>
  );
}

const LastLine = styled.div`
  border-top: ${token.border.hairline} solid ${token.border.subtle};
`;

/** That somebody who pays sees no more because of the role, and how to get another: the last line of what they see. */
export function AnotherRole({ requestRole }: { requestRole: () => void }) {
  return (
    <LastLine>
      <Quiet title="home.otherRole.title" icon={IconShieldLock}>
        <span>
          <FormattedMessage id="home.otherRole.billing" />
        </span>
        <Button variant="ghost" size="small" onClick={requestRole}>
          <FormattedMessage id="home.noRole.request.another" />
        </Button>
      </Quiet>
    </LastLine>
  );
}

function Quiet({ title, icon, children }: { title: MessageId; icon: IconComponent; children: ReactNode }) {
  const { formatMessage } = useIntl();
  return (
    <Line aria-label={formatMessage({ id: title })}>
      <Icon icon={icon} />
      {children}
    </Line>
  );
}
