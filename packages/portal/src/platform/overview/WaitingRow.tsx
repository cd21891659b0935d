import { DateTime, Icon, type IconComponent, StatusLabel, Text, token, useKit } from '@skerry/ui';
import { IconClockHour4 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { LateLabel } from './LateLabel.tsx';
import { OverviewRow, OverviewRowLink } from './OverviewList.styles.ts';

const Sign = styled(Icon)`
  flex: none;
  margin-top: 1px;
  color: ${token.tone.attention.icon};
`;

const Words = styled.span`
  display: grid;
  gap: ${token.space[2]};
  justify-items: start;
  min-width: 0;
  overflow-wrap: anywhere;
`;

/* A question may be long; the page that it leads to has the whole. */
const Body = styled(Text)`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

export interface WaitingRowProps {
  icon: IconComponent;
  title: ReactNode;
  /** Where it is done. */
  href: string;
  /** Until when it must be done. */
  respondBy?: string | undefined;
  /** The day that somebody wishes for, which is no deadline. */
  wanted?: string | undefined;
  children: ReactNode;
}

/** Something that waits for the reader. */
export function WaitingRow({ icon, title, href, respondBy, wanted, children }: WaitingRowProps) {
  const { linkComponent } = useKit();
  return (
    <OverviewRow>
      <OverviewRowLink as={linkComponent} href={href}>
        <Sign icon={icon} />
        <Words>
          <Text variant="bodyStrong">{title}</Text>
          <Body variant="caption" tone="muted">
            {children}
          </Body>
          {wanted !== undefined && (
            <Text variant="caption" tone="muted">
              <FormattedMessage
                id="home.waiting.change.by"
                values={{ date: <DateTime value={wanted} format="shortDate" /> }}
              />
            </Text>
          )}
          {respondBy !== undefined && (
            <LateLabel by={respondBy}>
              <StatusLabel tone="attention" icon={IconClockHour4}>
                <span>
                  <FormattedMessage
                    id="home.waiting.respondBy"
                    values={{ date: <DateTime value={respondBy} format="shortDateTime" /> }}
                  />
                </span>
              </StatusLabel>
            </LateLabel>
          )}
        </Words>
      </OverviewRowLink>
    </OverviewRow>
  );
}
