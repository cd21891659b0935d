import { DateTime, Text } from '@skerry/ui';
import { useIntl } from 'react-intl';

export interface LastLoginProps {
  /** Null for never; undefined where the server does not say. */
  at: string | null | undefined;
  /** @default 'dateTime' */
  format?: 'date' | 'dateTime';
}

/** When somebody last logged in. */
export function LastLogin({ at, format = 'dateTime' }: LastLoginProps) {
  const { formatMessage } = useIntl();
  if (typeof at === 'string')
    return <DateTime value={at} format={format} {...(format === 'dateTime' && { tabIndex: 0 })} />;
  return at === null && <Text tone="muted">{formatMessage({ id: 'users.lastLogin.never' })}</Text>;
}
