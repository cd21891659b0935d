import { Icon, token } from '@skerry/ui';
import { IconSnowflake } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { Day } from '../../../platform/format/Day.tsx';
import type { CountryFreeze } from '../../../platform/freeze-periods/namedFreezes.ts';

const Band = styled.div`
  padding: ${token.space[4]} ${token.space[20]};
  background: repeating-linear-gradient(135deg, transparent 0 6px, ${token.tone.limit.bg} 6px 8px);
`;

const Name = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[6]};
  padding: ${token.space[2]} ${token.space[6]};
  border-radius: ${token.radius.tag};
  background: ${token.tone.limit.bg};
  color: ${token.tone.limit.fg};
  ${token.type.caption}

  & > svg {
    flex: none;
  }
`;

/** A freeze period that divides what is before it from what comes after. */
export function FreezeBand({ freeze: { name, from, to } }: { freeze: CountryFreeze }) {
  return (
    <Band>
      <Name>
        <Icon icon={IconSnowflake} size="small" />
        <span>
          <FormattedMessage
            id="plannedWorks.freeze"
            values={{
              name: <strong key="name">{name}</strong>,
              from: <Day key="from" value={from} format="shortDate" />,
              to: <Day key="to" value={to} format="shortDate" />,
            }}
          />
        </span>
      </Name>
    </Band>
  );
}
