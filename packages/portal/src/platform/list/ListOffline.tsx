import { below, token } from '@skerry/ui';
import { IconWifiOff } from '@tabler/icons-react';
import { styled } from 'styled-components';
import { useIsOnline } from '../browser/useIsOnline.ts';
import { useSaysOffline } from '../offline/offlineRow.ts';
import { OfflineRetry, OfflineWords } from '../offline/OfflineWords.tsx';
import { ListStrip } from './ListStrip.ts';

/* On a phone nothing else parts it from the count below. */
const Row = styled(ListStrip)`
  ${below.small} {
    flex-wrap: nowrap;
    margin-block-end: ${token.space[8]};
    padding-inline: ${token.space[12]};

    /* The button is a sign, and has its place beside the words. */
    && > [data-body] ~ * {
      flex: none;
    }
  }
`;

/** Below the toolbar of a list: there is no network, and how old its rows are. */
export function ListOffline() {
  return useIsOnline() ? null : <OfflineRow />;
}

function OfflineRow() {
  useSaysOffline();
  return (
    <Row tone="neutral" role="status" icon={IconWifiOff} action={<OfflineRetry />}>
      <OfflineWords />
    </Row>
  );
}
