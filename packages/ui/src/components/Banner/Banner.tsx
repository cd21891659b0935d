'use client';
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { Icon, type IconComponent } from '../../primitives/Icon/Icon.tsx';
import { useUiText } from '../../theme/useUiText.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { Tone } from '../Note/Note.styles.ts';
import { toneIcons } from '../Note/toneIcons.ts';
import { BannerBody, BannerFold, BannerRoot, BannerRow } from './Banner.styles.ts';

export interface BannerProps extends ComponentProps<'section'> {
  /** What it means for the reader. @default 'info' */
  readonly tone?: Tone;
  /** Another icon than that of the tone. @default the tone's own */
  readonly icon?: IconComponent;
  /** A link or button after the text. */
  readonly action?: ReactNode;
  /** Lets the reader put it away; the application remembers that. */
  readonly onClose?: () => void;
  /** Name of the close button. @default "Close" */
  readonly closeLabel?: string;
  /** On phones the first line alone, until the reader opens it. Not for what must be read or pressed. @default false */
  readonly foldsOnPhones?: boolean;
  /** Name of the button that shows all of it. @default "Show the whole notice" */
  readonly unfoldLabel?: string;
  /** Name of the region; give each its own where there are several. @default "Notice" */
  readonly label?: string;
}

/**
 * One fact about the whole portal, as a strip under the header: it will be replaced, you act as somebody else, deliveries are delayed. What
 * concerns one page is a `Note`.
 *
 * @example
 * <Banner tone="attention" action={<Link href="/news">Read what changes and when</Link>}>This portal will be closed.</Banner>
 */
export function Banner({
  tone = 'info',
  icon = toneIcons[tone],
  action,
  onClose,
  closeLabel,
  foldsOnPhones = false,
  unfoldLabel,
  label,
  children,
  ...rest
}: BannerProps) {
  const text = useUiText();
  const [isOpen, setOpen] = useState(false);
  return (
    <BannerRoot aria-label={text('ui.banner.label', label)} {...rest} data-tone={tone}>
      <BannerRow data-folded={foldsOnPhones && !isOpen ? '' : undefined}>
        <Icon icon={icon} />
        <BannerBody data-part="body">
          <span>{children}</span>
          {action}
        </BannerBody>
        {onClose && (
          <IconButton icon={IconX} size="small" label={text('ui.banner.close', closeLabel)} onClick={onClose} />
        )}
        {/* Outermost, folded or not: a second tap where it was must not put the notice away. */}
        {foldsOnPhones && (
          <BannerFold data-part="fold">
            <IconButton
              icon={isOpen ? IconChevronUp : IconChevronDown}
              size="small"
              label={text('ui.banner.unfold', unfoldLabel)}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            />
          </BannerFold>
        )}
      </BannerRow>
    </BannerRoot>
  );
}
