import { from, token, type Description } from '@skerry/ui';
import { styled } from 'styled-components';

const Columns = styled.dl`
  display: grid;
  /* The second column begins where the second of two key figures does. */
  gap: 0 ${token.space[40]};
  /* The last row's own room is not added to that of the sheet. */
  margin: 0 0 calc(-1 * ${token.space[8]});
  ${token.type.body}

  &[data-is-narrow] dt {
    max-width: 70%;
  }
  ${from.medium} {
    &:not([data-is-narrow]) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    & > :only-child {
      grid-column: 1 / -1;
    }
  }
`;

const Fact = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${token.space[16]};
  padding-block: ${token.space[8]};
  border-top: ${token.border.hairline} solid ${token.border.subtle};

  & > dt {
    flex: none;
    max-width: 50%;
    color: ${token.text.muted};
  }
  & > dd {
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
    text-align: end;
  }
`;

interface FactColumnsProps {
  items: readonly Description[];
  /** In a side column: one below the other. @default false */
  isNarrow?: boolean;
}

/** Facts in two columns, divided by hairlines. */
export function FactColumns({ items, isNarrow = false }: FactColumnsProps) {
  return (
    <Columns data-is-narrow={isNarrow ? '' : undefined}>
      {items.map(({ term, description }) => (
        <Fact key={term}>
          <dt>{term}</dt>
          <dd>{description}</dd>
        </Fact>
      ))}
    </Columns>
  );
}
