import { Button, IconButton } from '@skerry/ui';
import { IconRefresh } from '@tabler/icons-react';
import { useIsAtLeast } from '../browser/useIsAtLeast.ts';

/** Its text stands on the strip's line, which it makes no higher. */
const inLine = { marginBlock: -6, alignSelf: 'center' };

export interface StripRetryProps {
  label: string;
  isRetrying: boolean;
  onRetry: () => void;
}

/** 'Try again' at the end of a strip; on phones its sign alone, so that the words have the room. */
export function StripRetry({ label, isRetrying, onRetry }: StripRetryProps) {
  const shared = { size: 'small', icon: IconRefresh, isLoading: isRetrying, onClick: onRetry, style: inLine } as const;
  return useIsAtLeast('small') ? (
    <Button variant="ghost" {...shared}>
      {label}
    </Button>
  ) : (
    <IconButton label={label} {...shared} />
  );
}
