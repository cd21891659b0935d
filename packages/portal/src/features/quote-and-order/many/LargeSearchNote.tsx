import { Link, Note } from '@skerry/ui';
import { FormattedMessage } from 'react-intl';
import { isOn } from '../../../platform/feature-flags/feature-flags.ts';
import { useRuntimeConfig } from '../../../platform/runtime-config/runtime-config.ts';
import { useStartupData } from '../../../platform/startup/startup-store.ts';

/** Above as many rows, companies that have it are led to the provider's own tool for many sites (pages, section 3.4.3). */
const manyRows = 200;

export function LargeSearchNote({ rows }: { rows: number }) {
  const { flags } = useStartupData();
  const { largeSearch } = useRuntimeConfig().links;
  if (rows <= manyRows || largeSearch === undefined || !isOn(flags, 'largeLinkToMint')) return null;
  return (
    <Note>
      <FormattedMessage
        id="quoteMany.largeSearch"
        values={{
          count: rows,
          link: (text) => (
            <Link key="link" href={largeSearch} target="_blank">
              {text}
            </Link>
          ),
        }}
      />
    </Note>
  );
}
