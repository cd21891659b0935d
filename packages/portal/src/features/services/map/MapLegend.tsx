import { below, Text, token } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { MapPin } from './MapPin.tsx';
import { siteStates } from '../sites/siteStates.ts';

/** What the marks mean, the worst last. */
export function MapLegend() {
  const { formatMessage } = useIntl();
  return (
    <LegendRow>
      <ul aria-label={formatMessage({ id: 'services.map.legend' })}>
        {siteStates.slice(1).map((state) => (
          <li key={state}>
            <MapPin state={state} />
            {formatMessage({ id: `services.siteState.${state}` })}
          </li>
        ))}
      </ul>
      <NeedsKeys>{formatMessage({ id: 'services.map.areaHelp' })}</NeedsKeys>
    </LegendRow>
  );
}

export interface MapNotesProps {
  credits: readonly string[];
  /** How many sites have no place on the map. */
  missing: number;
}

/** What the numbers mean, who made the map, and what is not on it. */
export function MapNotes({ credits, missing }: MapNotesProps) {
  const { formatMessage } = useIntl();
  return (
    <Notes>
      <Text as="p" variant="caption" tone="muted">
        {[formatMessage({ id: 'services.map.legend.lead' }), ...credits].join(' ')}
      </Text>
      {missing > 0 && (
        <Text as="p" variant="caption" role="status">
          {formatMessage({ id: 'services.map.notOnMapCount' }, { count: missing })}
        </Text>
      )}
    </Notes>
  );
}

const LegendRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token.space[4]} ${token.space[16]};
`;

/* It speaks of the Shift key. */
const NeedsKeys = styled.span`
  color: ${token.text.muted};
  ${token.type.caption}

  @media (hover: none), (pointer: coarse) {
    display: none;
  }
  /* As wide as a phone, which has no keys. */
  ${below.medium} {
    display: none;
  }
`;

const Notes = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[4]};

  p {
    margin: 0;
  }
`;

/** Below the map, in its sheet. */
export const LegendSheet = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[4]};
  flex: none;
  padding: ${token.space[12]} ${token.space[20]};
  border-top: ${token.border.hairline} solid ${token.border.subtle};

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[4]} ${token.space[16]};
    margin: 0;
    padding: 0;
    list-style: none;
    ${token.type.caption}
  }

  li {
    display: flex;
    align-items: center;
    gap: ${token.space[8]};
  }

  /* Two by two. */
  ${below.small} {
    padding-inline: ${token.space[16]};

    ul {
      display: grid;
      grid-template-columns: auto auto;
    }
  }
`;
