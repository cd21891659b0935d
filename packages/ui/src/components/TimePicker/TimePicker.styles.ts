import { styled } from 'styled-components';
import { below } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';
import { DateFrameRoot, SegmentsRoot } from '../DatePicker/DatePicker.styles.ts';

/** As wide as its parent, and no wider than hour, minute and the button need: a field says by its width how much goes into it. */
export const TimeFrame = styled(DateFrameRoot)`
  box-sizing: border-box;
  max-width: 9.5rem;

  /* The sign of the field stands where buttons stand, and takes no room of its own from a thumb. */
  & > svg {
    flex: none;
  }
  ${below.medium} {
    max-width: 11rem;
  }
`;

export const TimeSegmentsRoot = styled(SegmentsRoot)`
  flex: 1;

  &:focus {
    outline: none;
  }
  [data-disabled] > & {
    color: ${token.text.disabled};
  }
`;
