import { RadioGroup, token } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useStartupData } from '../../startup/startup-store.ts';

export interface AudienceCardsProps {
  isShared: boolean;
  onSharedChange: (isShared: boolean) => void;
}

/** Who sees a saved view: everyone at the company, or the reader alone. */
export function AudienceCards({ isShared, onSharedChange }: AudienceCardsProps) {
  const { formatMessage } = useIntl();
  const { customer } = useStartupData();
  return (
    <Cards
      label={formatMessage({ id: 'list.views.audience' })}
      orientation="vertical"
      options={[
        {
          value: 'COMPANY',
          label: <strong>{formatMessage({ id: 'list.views.audience.everyone' }, { company: customer.name })}</strong>,
          hint: formatMessage({ id: 'list.views.shareHint' }),
        },
        { value: 'ME', label: <strong>{formatMessage({ id: 'list.views.audience.onlyMe' })}</strong> },
      ]}
      value={isShared ? 'COMPANY' : 'ME'}
      onValueChange={(audience) => onSharedChange(audience === 'COMPANY')}
    />
  );
}

/* One frame around all choices, each from edge to edge. */
const Cards = styled(RadioGroup)`
  & > div {
    gap: 0;
    border: ${token.border.hairline} solid ${token.border.default};
    border-radius: ${token.radius.control};
    overflow: hidden;
  }

  label {
    box-sizing: border-box;
    width: 100%;
    gap: ${token.space[12]};
    padding: ${token.space[12]} ${token.space[16]};
  }

  label + label {
    border-top: ${token.border.hairline} solid ${token.border.subtle};
  }

  label:has(input:checked) {
    background: ${token.bg.selected};
    box-shadow: inset 3px 0 0 ${token.control.on};
  }

  label:has(input:focus-visible) {
    outline-offset: calc(-1 * ${token.border.focus});
  }

  strong {
    font-weight: 600;
  }
`;
