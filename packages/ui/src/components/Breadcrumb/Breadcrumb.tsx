'use client';
import { IconArrowLeft, IconChevronRight } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useKit } from '../../theme/KitContext.ts';
import { useUiText } from '../../theme/useUiText.ts';
import {
  BreadcrumbCurrent,
  BreadcrumbItem,
  BreadcrumbLink,
  BreadcrumbList,
  BreadcrumbRoot,
} from './Breadcrumb.styles.ts';

export interface BreadcrumbStep {
  readonly href: string;
  readonly label: string;
}

export interface BreadcrumbProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The pages above this one, from the top. */
  readonly items: readonly BreadcrumbStep[];
  /** Name of the page that is shown. */
  readonly current: string;
  /** Names the navigation. @default "You are here" */
  readonly label?: string;
}

/**
 * The way down to this page, where it lies three levels deep or more. One level up is the `back` link of `PageHeader`, which this becomes
 * on a narrow window.
 *
 * @example
 * <Breadcrumb items={[{ href: '/services', label: 'Services' }, { href: '/services/sites', label: 'Sites' }]} current="Hamngatan 37" />
 */
export function Breadcrumb({ items, current, label, ...rest }: BreadcrumbProps) {
  const { linkComponent } = useKit();
  const text = useUiText();
  return (
    <BreadcrumbRoot aria-label={text('ui.breadcrumb.label', label)} {...rest}>
      <BreadcrumbList>
        {items.map(({ href, label: name }, index) => (
          <BreadcrumbItem key={href} data-is-parent={index === items.length - 1 || undefined}>
            <BreadcrumbLink as={linkComponent} href={href}>
              <Icon icon={IconArrowLeft} size="small" />
              {name}
            </BreadcrumbLink>
            <Icon icon={IconChevronRight} size="small" />
          </BreadcrumbItem>
        ))}
        <BreadcrumbItem>
          <BreadcrumbCurrent aria-current="page">{current}</BreadcrumbCurrent>
        </BreadcrumbItem>
      </BreadcrumbList>
    </BreadcrumbRoot>
  );
}
