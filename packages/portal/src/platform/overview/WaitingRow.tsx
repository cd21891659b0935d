import { Icon, Text, token, useKit, type IconComponent } from '@skerry/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { OverviewRow, OverviewRowLink } from './OverviewList.styles.ts';

const Sign = styled(Icon)`
  flex: none;
  margin-top: 1px;
  color: ${token.tone.attention.icon};
`;

const Words = styled.span`
  display: grid;
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
  children: ReactNode;
}

/** Something that waits for the reader. */
export function WaitingRow({ icon, title, href, children }: WaitingRowProps) {
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
        </Words>
      </OverviewRowLink>
    </OverviewRow>
  );
}
