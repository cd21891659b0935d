import { Icon, Text, below, token, type IconComponent } from '@skerry/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Facts and settings of a sheet, which stand as the sheet's width allows. */
export const FactRows = styled.div`
  container-type: inline-size;
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token.space[4]} ${token.space[12]};
  padding: ${token.space[12]} ${token.space[20]};
  border-top: ${token.border.hairline} solid ${token.border.default};
  overflow-wrap: anywhere;

  & > svg {
    color: ${token.text.muted};
  }
  & > [data-value] {
    grid-column: 2;
  }
  @container (min-width: 40rem) {
    grid-template-columns: auto 14rem minmax(0, 1fr);

    &[data-has-control] {
      align-items: center;
      padding-block: ${token.space[8]};
    }

    & > [data-value] {
      grid-column: 3;
    }
  }
  ${below.small} {
    padding-inline: ${token.space[16]};
  }
`;

export interface FactRowProps {
  readonly icon: IconComponent;
  readonly title: string;
  readonly help?: string;
  /** What stands in the row is chosen there. @default false */
  readonly hasControl?: boolean;
  readonly children: ReactNode;
}

/** What it is at the start of the row, and how it stands beside it or, on a phone, below. */
export function FactRow({ icon, title, help, hasControl = false, children }: FactRowProps) {
  return (
    <Row data-has-control={hasControl ? '' : undefined}>
      <Icon icon={icon} />
      <div>
        <Text as="div" variant="bodyStrong">
          {title}
        </Text>
        {help !== undefined && (
          <Text as="div" variant="caption" tone="muted">
            {help}
          </Text>
        )}
      </div>
      <div data-value="">{children}</div>
    </Row>
  );
}
