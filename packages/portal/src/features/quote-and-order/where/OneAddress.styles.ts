import { below, from, token } from '@skerry/ui';
import { styled } from 'styled-components';

/** The fields beside the map, which is as high as the window lets it; on narrow windows above it. */
export const FieldsAndMap = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[20]};

  ${from.large} {
    grid-template-columns: minmax(20rem, 5fr) minmax(0, 8.5fr);
    min-height: max(36rem, calc(100vh - 21rem));
  }
`;

export const FieldsSheet = styled.div`
  display: grid;
  min-width: 0;
`;

export const MapPlace = styled.div`
  display: grid;
  min-width: 0;

  ${below.large} {
    height: 24rem;
  }
  ${below.small} {
    height: auto;
  }
`;

/** What a place on the map is called, and where that is. */
export const PlaceWords = styled.div`
  display: grid;
  gap: ${token.space[2]};
`;

/** The address nearest to a place, below what is said of the place itself. */
export const NearestWords = styled.div`
  display: grid;
  gap: ${token.space[6]};
  justify-items: start;
  padding-top: ${token.space[8]};
  border-top: ${token.border.hairline} solid ${token.border.subtle};
`;

/** Ways in, each with its sign. */
export const Ways = styled.ul`
  display: grid;
  gap: ${token.space[12]};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    gap: ${token.space[12]};
    align-items: flex-start;
    min-width: 0;
    overflow-wrap: anywhere;
    color: ${token.text.muted};

    & > svg {
      flex: none;
    }
  }
`;

export const Divided = styled.div`
  display: grid;
  gap: ${token.space[12]};
  padding-top: ${token.space[16]};
  border-top: ${token.border.hairline} solid ${token.border.subtle};
`;

/** The field that the page is for: larger than others. */
export const LargeField = styled.div`
  & input {
    ${token.type.inputLarge}
  }
  & label {
    ${token.type.subsection}
  }
`;

export const Degrees = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: ${token.space[12]};
  align-items: start;
`;

/** A menu among links: its words begin where theirs do. */
export const WayMenu = styled.span`
  margin: calc(-1 * ${token.space[6]}) calc(-1 * ${token.space[12]});

  ${below.medium} {
    margin-block: -0.75rem;
  }
`;
