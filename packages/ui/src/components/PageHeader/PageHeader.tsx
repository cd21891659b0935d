'use client';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { IconArrowLeft, IconDots } from '@tabler/icons-react';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useKit } from '../../theme/KitContext.ts';
import { useUiText } from '../../theme/useUiText.ts';
import { Menu } from '../Menu/Menu.tsx';
import type { MenuGroup } from '../Menu/MenuList.tsx';
import {
  BackLink,
  PageActions,
  PageHeaderRoot,
  PageHeaderRow,
  PageMeta,
  PageName,
  PageTabs,
  PageTitle,
} from './PageHeader.styles.ts';

export interface PageHeaderProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The page's h1. */
  readonly title: ReactNode;
  /** Where the reader came from. */
  readonly back?: { readonly href: string; readonly label: string };
  /** The state of what the page shows, as a flag. */
  readonly flag?: ReactNode;
  /** Facts below the title. */
  readonly meta?: ReactNode;
  /** Buttons. At most one is primary. */
  readonly actions?: ReactNode;
  /** What is done more rarely, under '⋯' after the actions; what removes or ends something comes last. Nothing is shown for groups without items. */
  readonly more?: readonly MenuGroup[];
  /** Name of the button that opens the other actions. @default "More actions" */
  readonly moreLabel?: string;
  /** A `SubMenu` or tabs. */
  readonly tabs?: ReactNode;
  /** The h1, which can take the focus after a change of page. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

/** The top of a page, always in the same order: back link, title, flag, meta, actions, further actions, tabs. */
export function PageHeader(props: PageHeaderProps) {
  const { title, back, flag, meta, actions, more = [], moreLabel, tabs, headingRef, children, ...rest } = props;
  const { linkComponent } = useKit();
  const text = useUiText();
  const hasMore = more.some(({ items }) => items.length > 0);
  const actionsKind = actions === undefined ? (hasMore ? 'menu' : undefined) : hasMore ? 'both' : 'buttons';
  return (
    <PageHeaderRoot
      {...rest}
      data-is-short={
        [back, meta, flag, children].every((part) => part === undefined) && tabs !== undefined ? '' : undefined
      }
    >
      {back && (
        <BackLink as={linkComponent} href={back.href}>
          <Icon icon={IconArrowLeft} size="small" />
          {back.label}
        </BackLink>
      )}
      <PageHeaderRow data-part="row" data-actions={actionsKind}>
        <PageName>
          <PageTitle>
            <Heading level={1} tabIndex={-1} {...(headingRef !== undefined && { ref: headingRef })}>
              {title}
            </Heading>
            {flag}
          </PageTitle>
          {meta !== undefined && <PageMeta data-part="meta">{meta}</PageMeta>}
        </PageName>
        {(actions !== undefined || hasMore) && (
          <PageActions data-part="actions">
            {actions}
            {hasMore && (
              <Menu
                label={text('ui.pageHeader.more', moreLabel)}
                icon={IconDots}
                isLabelHidden
                align="end"
                groups={more}
              />
            )}
          </PageActions>
        )}
      </PageHeaderRow>
      {tabs !== undefined && <PageTabs data-part="tabs">{tabs}</PageTabs>}
      {children}
    </PageHeaderRoot>
  );
}
