import { Children, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

export interface CardGridProps extends ComponentProps<'ul'> {
  /** Most columns there are; one below small and two below large. @default 3 */
  readonly columns?: 2 | 3 | 4;
}

/**
 * Cards in one column, two from small and three from large, as a list.
 *
 * @example
 * <CardGrid aria-label="Sites">{sites.map((site) => <Card key={site.id} … />)}</CardGrid>
 */
export function CardGrid({ columns = 3, children, ...rest }: CardGridProps) {
  return (
    <CardGridRoot {...rest} data-columns={columns}>
      {Children.map(children, (card) => card != null && <li>{card}</li>)}
    </CardGridRoot>
  );
}

const CardGridRoot = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[16]};
  margin: 0;
  padding: 0;
  list-style: none;

  /* Cards in a row are as high as the highest. */
  & > li {
    display: grid;
    min-width: 0;
  }
  ${from.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.large} {
    &[data-columns='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    &[data-columns='4'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  ${from.extraLarge} {
    &[data-columns='4'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;
