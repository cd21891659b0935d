import type { Money as Fee } from '@skerry/contracts';
import { Money, Text, type Description } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import type { WantedService } from '../changeTarget.ts';
import { ReviewedLine, ReviewedLines, ReviewedName } from './ReviewedServices.styles.ts';

interface Reviewed {
  id: string;
  /** Empty for one that doesn't exist. */
  name: string;
  siteName: string;
  /** What is paid for it now, for those who see prices. */
  fee?: Fee | undefined;
}

/** Which services an order is for, with what each costs now, and which of those that were wanted it leaves out. */
export function useReviewedServices(
  wanted: readonly WantedService[],
  goneIds: readonly string[],
  /** Why some are left out, by service id. */
  reasons: ReadonlyMap<string, string>,
): Description[] {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const all = wanted.map(({ service, offers }): Reviewed => ({
    id: service.serviceId,
    name: translatedName(service.productInformation.translations, language, service.serviceName),
    siteName: service.siteName,
    fee: offers.monthlyFee ?? undefined,
  }));
  const excluded: Reviewed[] = [
    ...all.filter(({ id }) => reasons.has(id)).map(({ id, name, siteName }) => ({ id, name, siteName })),
    ...goneIds.map((id) => ({ id, name: '', siteName: '' })),
  ];
  return [
    {
      term: formatMessage({ id: 'serviceChange.several.services' }),
      description: <Lines services={all.filter(({ id }) => !reasons.has(id))} />,
    },
    ...(excluded.length > 0
      ? [
          {
            term: formatMessage({ id: 'serviceChange.several.excluded' }, { count: excluded.length }),
            description: <Lines services={excluded} isMuted />,
          },
        ]
      : []),
  ];
}

function Lines({ services, isMuted = false }: { services: readonly Reviewed[]; isMuted?: boolean }) {
  return (
    <ReviewedLines>
      {services.map(({ id, name, siteName, fee }) => (
        <ReviewedLine key={id}>
          <Text {...(isMuted && { tone: 'muted' as const })}>
            <ReviewedName>
              {name !== '' && <span>{name}</span>}
              <Text variant="monoSmall">{id}</Text>
              {siteName !== '' && <span>{siteName}</span>}
            </ReviewedName>
          </Text>
          {fee && <Money {...fee} />}
        </ReviewedLine>
      ))}
    </ReviewedLines>
  );
}
