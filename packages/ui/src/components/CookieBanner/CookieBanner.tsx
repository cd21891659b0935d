'use client';
import { useRef, type ComponentProps } from 'react';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { useAutoHide } from '../../behavior/useAutoHide.ts';
import { useUiText } from '../../theme/useUiText.ts';
import { times } from '../../tokens/times.ts';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { CookieActions, CookieBannerRoot, CookieText } from './CookieBanner.styles.ts';
import { useRoomAtEdge } from './useRoomAtEdge.ts';

export interface CookieBannerProps extends ComponentProps<'section'> {
  /** The reader agrees. Only this is consent; the application keeps it. */
  readonly onConfirm: () => void;
  /** The reader refuses. Without it there is nothing to refuse: the text only informs. */
  readonly onDecline?: () => void;
  /** Its time is up: hide it. That is not consent. */
  readonly onTimeUp?: () => void;
  /** False keeps it until it is answered. @default true */
  readonly autoHide?: boolean;
  /** Where the privacy policy stands. */
  readonly privacyHref?: string;
  /** What the link to the privacy policy says. @default "Privacy policy" */
  readonly privacyLabel?: string;
  /** What the button says that accepts. @default "I understand" */
  readonly confirmLabel?: string;
  /** What the button says that declines. @default "Only what is needed" */
  readonly declineLabel?: string;
  /** Name of the region. @default "Cookies" */
  readonly label?: string;
}

/**
 * Tells how the portal is measured and asks, at the lower edge of the window. Leaves after 10 s unless it is pointed at or gets the focus; the time waits
 * in a hidden tab. While it is there, it covers no pager of a `Table`, and what gets the focus is scrolled clear of it.
 *
 * @example
 * {!isAnswered && <CookieBanner privacyHref="/privacy" onConfirm={consent} onTimeUp={hide}>We measure how the portal is used.</CookieBanner>}
 */
export function CookieBanner(props: CookieBannerProps) {
  const { onConfirm, onDecline, onTimeUp = nothing, autoHide = true, privacyHref, privacyLabel, ...others } = props;
  const { confirmLabel, declineLabel, label, children, ref, ...rest } = others;
  const text = useUiText();
  const root = useRef<HTMLElement>(null);
  const { hold } = useAutoHide(autoHide ? times.cookieAutoHide : undefined, onTimeUp);

  useRoomAtEdge(root);

  return (
    <CookieBannerRoot
      aria-label={text('ui.cookieBanner.label', label)}
      {...rest}
      ref={mergeRefs(root, ref)}
      onPointerEnter={hold}
      onFocus={hold}
    >
      <CookieText>
        <span>{children}</span>
        {privacyHref !== undefined && <Link href={privacyHref}>{text('ui.cookieBanner.privacy', privacyLabel)}</Link>}
      </CookieText>
      <CookieActions>
        {onDecline && (
          <Button size="small" onClick={onDecline}>
            {text('ui.cookieBanner.decline', declineLabel)}
          </Button>
        )}
        <Button variant={onDecline ? 'secondary' : 'primary'} size="small" onClick={onConfirm}>
          {text('ui.cookieBanner.confirm', confirmLabel)}
        </Button>
      </CookieActions>
    </CookieBannerRoot>
  );
}

const nothing = () => undefined;
