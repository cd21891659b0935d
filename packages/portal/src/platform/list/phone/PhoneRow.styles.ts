import { token } from '@skerry/ui';
import { styled } from 'styled-components';

export const PhoneLines = styled.span`
  display: block;

  &[data-has-foot] {
    padding-block: ${token.space[12]};
  }
`;

export const PhoneLine = styled.span`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token.space[8]};

  & > [data-cut] {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  &[data-is-detail] {
    color: ${token.text.muted};
    ${token.type.caption}
  }
  /* What stands third is apart from what and where. */
  [data-has-foot] > &:nth-child(n + 3) {
    margin-top: ${token.space[2]};
  }
`;

/** What nobody may miss the end of goes on in another line. */
export const PhoneWrap = styled.span`
  overflow-wrap: anywhere;
  white-space: normal;
`;

/** A cell that takes as many lines as it needs. */
export const PhoneCell = styled.div`
  padding-block: ${token.space[8]};
  overflow-wrap: anywhere;
  white-space: normal;
`;

export const PhoneEnd = styled.span`
  flex: none;
  /* The name beside it comes first. */
  &,
  && [data-tone] {
    ${token.type.caption}
  }
`;
