import type { PortalUser } from '@skerry/contracts';
import { DescriptionList, VisuallyHidden } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { endOf, masked } from './masked.ts';

/** What the user is identified by, of which only the end can be read. Nothing where the provider has none. */
export function Identification({ pin, pinType }: Pick<PortalUser['attributes'], 'pin' | 'pinType'>) {
  const { formatMessage } = useIntl();
  if (!pin || !pinType) return null;
  return (
    <DescriptionList
      items={[
        {
          term: formatMessage({ id: `profile.identification.${pinType}` }),
          description: (
            <>
              <span aria-hidden>{masked(pin)}</span>
              <VisuallyHidden>
                {formatMessage({ id: 'profile.identification.endsWith' }, { end: endOf(pin) })}
              </VisuallyHidden>
            </>
          ),
        },
      ]}
    />
  );
}
