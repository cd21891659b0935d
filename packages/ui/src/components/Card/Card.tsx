'use client';
import type { ComponentProps, ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../primitives/Heading/Heading.tsx';
import { Icon, type IconComponent } from '../../primitives/Icon/Icon.tsx';
import { useKit } from '../../theme/KitContext.ts';
import { CardBody, CardFoot, CardHead, CardLink, CardMeta, CardRoot } from './Card.styles.ts';

export interface CardProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What the card is about, and its heading. */
  readonly title: string;
  /** Makes the title a link and the whole card its area. */
  readonly href?: string;
  /** One line below the title. */
  readonly meta?: ReactNode;
  /** Stands before the title. */
  readonly icon?: IconComponent;
  readonly children?: ReactNode;
  /** Along the lower edge, such as a state or small buttons; targets of their own beside the card's link. */
  readonly foot?: ReactNode;
  /** Level of its heading. @default 3 */
  readonly level?: HeadingLevel;
}

/**
 * One of several things of a kind, side by side in a `CardGrid`. A part of a page is a `Sheet`; cards never stand in one another.
 *
 * @example
 * <Card title="Havnegade 29" href="/sites/29" meta="København">SD-WAN EDGE, 1 Gbit/s</Card>
 */
export function Card({ title, href, meta, icon, children, foot, level = 3, ...rest }: CardProps) {
  const { linkComponent } = useKit();
  return (
    <CardRoot {...rest} data-has-link={href !== undefined || undefined}>
      <CardHead>
        {icon && <Icon icon={icon} />}
        <div>
          <Heading level={level} variant="subsection">
            {href === undefined ? (
              title
            ) : (
              <CardLink as={linkComponent} href={href}>
                {title}
              </CardLink>
            )}
          </Heading>
          {meta !== undefined && <CardMeta>{meta}</CardMeta>}
        </div>
      </CardHead>
      {children !== undefined && <CardBody>{children}</CardBody>}
      {foot !== undefined && <CardFoot>{foot}</CardFoot>}
    </CardRoot>
  );
}
