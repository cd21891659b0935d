'use client';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { IconArrowLeft } from '@tabler/icons-react';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useKit } from '../../theme/KitContext.ts';
import {
  BackLink,
  PageActions,
  PageHeaderRoot,
  PageHeaderRow,
  PageMeta,
  PageTabs,
  PageTitle,
} from './PageHeader.styles.ts';

export interface PageHeaderProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The page's h1. */
  readonly title: ReactNode;
  readonly back?: { readonly href: string; readonly label: string };
  /** The state of what the page shows, as a flag. */
  readonly flag?: ReactNode;
  /** Facts below the title. */
  readonly meta?: ReactNode;
  readonly actions?: ReactNode;
  /** A `SubMenu` or tabs. */
  readonly tabs?: ReactNode;
  /** The h1, which can take the focus after a change of page. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

/** The top of a page, always in the same order: back link, title, flag, meta, actions, tabs. */
export function PageHeader({ title, back, flag, meta, actions, tabs, headingRef, children, ...rest }: PageHeaderProps) {
  const { linkComponent } = useKit();
  return (
    <PageHeaderRoot {...rest}>
      {back && (
        <BackLink as={linkComponent} href={back.href}>
          <Icon icon={IconArrowLeft} size="small" />
          {back.label}
        </BackLink>
      )}
      <PageHeaderRow>
        <div>
          <PageTitle>
            <Heading level={1} tabIndex={-1} {...(headingRef !== undefined && { ref: headingRef })}>
              {title}
            </Heading>
            {flag}
          </PageTitle>
          {meta !== undefined && <PageMeta>{meta}</PageMeta>}
        </div>
        {actions !== undefined && <PageActions>{actions}</PageActions>}
      </PageHeaderRow>
      {tabs !== undefined && <PageTabs>{tabs}</PageTabs>}
      {children}
    </PageHeaderRoot>
  );
}
