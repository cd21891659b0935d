import type { MessageId } from '@skerry/i18n';
import { Button, FullPageState, type IconComponent } from '@skerry/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useTitle } from './useTitle.ts';

interface StatePageProps {
  icon: IconComponent;
  title: MessageId;
  message: ReactNode;
  /** Where to go from here. */
  action?: { href: string; text: MessageId };
}

/** A page that says how things stand, with one way on. Its title takes the focus, because what had it before may be gone. */
export function StatePage({ icon, title, message, action }: StatePageProps) {
  const text = useIntl().formatMessage({ id: title });
  useTitle(text);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [title]);
  return (
    <FullPageState
      icon={icon}
      title={text}
      message={message}
      headingRef={heading}
      // Its contours then fill the frame and not only the middle of it.
      style={{ position: 'static' }}
      actions={
        action && (
          <Button variant="primary" href={action.href}>
            <FormattedMessage id={action.text} />
          </Button>
        )
      }
    />
  );
}
