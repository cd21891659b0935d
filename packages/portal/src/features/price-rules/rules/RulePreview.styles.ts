import { below, Button, from, token } from '@skerry/ui';
import { styled } from 'styled-components';

/** What is tried, beside each other where there is room. */
export const TryWith = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[12]};
  padding: 0 ${token.space[20]} ${token.space[16]};

  ${from.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${below.small} {
    padding-inline: ${token.space[16]};
  }
`;

/** The prices, and how one of them is counted beside them. */
export const PreviewParts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-top: ${token.border.hairline} solid ${token.border.default};

  ${from.large} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 4fr);

    & > * + * {
      border-inline-start: ${token.border.hairline} solid ${token.border.default};
    }
  }
`;

export const Counted = styled.div`
  padding: ${token.space[16]} ${token.space[20]};

  & ol {
    margin: ${token.space[8]} 0 0;
    padding: 0;
    list-style: none;
  }
  & li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto 5rem;
    gap: ${token.space[12]};
    padding-block: ${token.space[8]};
    border-top: ${token.border.hairline} solid ${token.border.subtle};
    overflow-wrap: anywhere;
  }
  & li > :last-child {
    text-align: end;
  }
  /* What the rule that is open does to it. */
  & li[data-is-open] {
    margin-inline: calc(-1 * ${token.space[8]});
    padding-inline: ${token.space[8]};
    border-radius: ${token.radius.tag};
    background: ${token.bg.selected};
  }
  ${below.small} {
    padding-inline: ${token.space[16]};
  }
`;

/** Says what comes of it, and sends it. */
export const Foot = styled.div`
  display: grid;
  gap: ${token.space[12]};
  padding: ${token.space[16]} ${token.space[20]};
  border-top: ${token.border.hairline} solid ${token.border.default};

  ${below.small} {
    padding-inline: ${token.space[16]};
  }
`;

/** Its words begin where those below it do. */
export const PriceButton = styled(Button)`
  margin-inline-start: calc(-1 * ${token.control.paddingX.compact});
`;
