import { below, Note } from '@skerry/ui';
import { IconWifiOff } from '@tabler/icons-react';
import { styled } from 'styled-components';
import { useSaysOffline } from './offlineRow.ts';
import { OfflineRetry, OfflineWords } from './OfflineWords.tsx';

/* On a phone the button is a sign, and has its place beside the words. */
const Strip = styled(Note)`
  ${below.small} {
    flex-wrap: nowrap;

    && > [data-body] ~ * {
      flex: none;
    }
  }
`;

/** On a page that misses something: there is no network, how old the rest is, and that what is missing comes by itself. The shell does not say it again. */
export function OfflineNote() {
  useSaysOffline();
  return (
    <Strip tone="neutral" role="status" icon={IconWifiOff} action={<OfflineRetry />}>
      <OfflineWords />
    </Strip>
  );
}
