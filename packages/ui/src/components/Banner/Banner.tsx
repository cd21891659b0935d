'use client';
import { IconX } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconComponent } from '../../primitives/Icon/Icon.tsx';
import { useUiText } from '../../theme/useUiText.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { Tone } from '../Note/Note.styles.ts';
import { toneIcons } from '../Note/toneIcons.ts';
import { BannerBody, BannerRoot, BannerRow } from './Banner.styles.ts';

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
  label,
  children,
  ...rest
}: BannerProps) {
  const text = useUiText();
  return (
    <BannerRoot aria-label={text('ui.banner.label', label)} {...rest} data-tone={tone}>
      <BannerRow>
        <Icon icon={icon} />
        <BannerBody>
          <span>{children}</span>
          {action}
        </BannerBody>
        {onClose && (
          <IconButton icon={IconX} size="small" label={text('ui.banner.close', closeLabel)} onClick={onClose} />
        )}
      </BannerRow>
    </BannerRoot>
  );
}
