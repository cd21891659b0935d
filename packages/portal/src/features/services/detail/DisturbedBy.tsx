import type { Service } from '@skerry/contracts';
import { Link } from '@skerry/ui';
import { FormattedMessage } from 'react-intl';
import { disturbancePath } from '../../../platform/disturbances/disturbances.paths.ts';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';

/** Says what disturbs a service, and leads there. */
export function DisturbedBy({ disturbance }: { disturbance: NonNullable<Service['disturbance']> }) {
  const { language } = useLanguage();
  const { type, title, reference } = disturbance;
  return (
    <FormattedMessage
      id={type === 'PLANNED_WORK' ? 'service.fault.work' : 'service.fault.known'}
      values={{
        title: (
          <Link key="title" href={disturbancePath(disturbance)}>
            {translatedName(title, language, reference)}
          </Link>
        ),
      }}
    />
  );
}
