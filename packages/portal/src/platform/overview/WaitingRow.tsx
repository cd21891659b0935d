import { DateTime, Icon, StatusLabel, Text, token, useKit, type IconComponent } from '@skerry/ui';
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
  title: string;
  /** Where it is done. */
  href: string;
  /** Until when, and what the date is of. */
  by?: { readonly at: string; readonly label: 'home.waiting.respondBy' | 'home.waiting.change.by' } | undefined;
  children: ReactNode;
}

/** Something that waits for the reader. */
export function WaitingRow({ icon, title, href, by, children }: WaitingRowProps) {
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
          {by && (
            <LateLabel by={by.at}>
              <StatusLabel tone="attention" icon={IconClockHour4}>
                <span>
                  <FormattedMessage id={by.label} values={{ date: <DateTime value={by.at} /> }} />
                </span>
              </StatusLabel>
            </LateLabel>
          )}
        </Words>
      </OverviewRowLink>
    </OverviewRow>
  );
}
