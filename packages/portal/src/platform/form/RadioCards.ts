import { from, RadioGroup, token } from '@skerry/ui';
import { styled } from 'styled-components';

/** One of a few that need a sentence each to be understood, as cards; two side by side where there is room. The whole card is its label. */
export const RadioCards = styled(RadioGroup<string>)`
  && > [data-orientation] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: stretch;
    gap: ${token.space[12]};

    ${from.small} {
      grid-template-columns: repeat(2, minmax(0, 1fr));

      /* Three are alike: beside each other where there is room, else below each other. */
      &:has(> :nth-child(3):last-child) {
        grid-template-columns: minmax(0, 1fr);
      }
      & > :last-child:nth-child(odd) {
        grid-column: 1 / -1;
      }
    }
    ${from.extraLarge} {
      &:has(> :nth-child(3):last-child) {
        grid-template-columns: repeat(3, minmax(0, 1fr));

        & > :last-child {
          grid-column: auto;
        }
      }
    }
  }
  &&& label {
    box-sizing: border-box;
    width: 100%;
    padding: ${token.space[16]};
    border: ${token.border.hairline} solid ${token.border.default};
    border-radius: ${token.radius.surface};
    background: ${token.bg.surface};
    overflow-wrap: anywhere;

    & > span {
      max-width: 74ch;
    }
    /* A title, as that of a card that is ticked, with a sentence below it. */
    & > span:has(> *) {
      font-weight: 600;

      & > * {
        font-weight: 400;
      }
    }
    &:hover {
      border-color: ${token.border.controlHover};
    }
    &:has(:checked) {
      border-color: ${token.border.selected};
      background: ${token.bg.selected};
    }
    @media (forced-colors: active) {
      &:has(:checked) {
        border: ${token.border.strong} solid Highlight;
      }
    }
  }
`;
