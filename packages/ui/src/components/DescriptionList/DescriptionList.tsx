import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

export interface Description {
  readonly term: string;
  readonly description: ReactNode;
}

export interface DescriptionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The facts, the most important first. */
  readonly items: readonly Description[];
  /** `row` puts the facts beside each other as far as they fit; `column` puts each term left of its fact. @default 'row' */
  readonly layout?: 'row' | 'column';
}

/**
 * Facts with their names. A missing fact is a word ("Not yet"), never a dash.
 *
 * @example
 * <DescriptionList items={[{ term: 'E-mail', description: user.email }]} />
 */
export function DescriptionList({ items, layout = 'row', ...rest }: DescriptionListProps) {
  return (
    <List {...rest} data-layout={layout}>
      {items.map(({ term, description }) => (
        <Fact key={term}>
          <Term>{term}</Term>
          <Details>{description}</Details>
        </Fact>
      ))}
    </List>
  );
}

const Fact = styled.div`
  min-width: 0;
`;

const Term = styled.dt`
  color: ${token.text.muted};
  ${token.type.caption}
`;

const Details = styled.dd`
  margin: 0;
  overflow-wrap: anywhere;
`;

const List = styled.dl`
  margin: 0;
  ${token.type.body}

  &[data-layout='row'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[12]} ${token.space[40]};
    ${Details} {
      margin-top: 2px;
    }
  }
  &[data-layout='column'] {
    display: grid;
    gap: ${token.space[8]};
    ${from.small} {
      ${Fact} {
        display: grid;
        grid-template-columns: minmax(120px, 2fr) 5fr;
        gap: ${token.space[16]};
        align-items: baseline;
      }
    }
  }
`;
