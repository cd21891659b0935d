import { Fragment } from 'react';
import { styled } from 'styled-components';

const colon = ':';

const Root = styled.span`
  font-variant-numeric: tabular-nums;

  & > i {
    font-style: normal;
    font-variant-numeric: normal;
  }
`;

/** A clock whose digits stand still while they change. Colons are as wide as they are. */
export function Digits({ children }: { children: string }) {
  const [first = '', ...others] = children.split(colon);
  return (
    <Root>
      {first}
      {others.map((part, index) => (
        <Fragment key={index}>
          <i>{colon}</i>
          {part}
        </Fragment>
      ))}
    </Root>
  );
}
