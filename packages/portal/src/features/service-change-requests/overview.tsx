import { IconChecklist, IconMessageQuestion } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { translatedName } from '../../platform/language/translated-name.ts';
import { useLanguage } from '../../platform/language/useLanguage.ts';
import type { OverviewPiece, OverviewValue } from '../../platform/overview/overview.ts';
import { OverviewNumber } from '../../platform/overview/OverviewList.styles.ts';
import { WaitingRow } from '../../platform/overview/WaitingRow.tsx';
import { changeRequestPath } from './service-change-requests.paths.ts';
import { serviceTitle } from '../../platform/services-section/serviceTitle.ts';

const fullStop = '. ';

function WaitingChangeRequests({ value: { items } }: { value: OverviewValue<'waitingChangeRequests'> }) {
  const { language } = useLanguage();
  return items.map(({ id, number, waitsFor, kind, service, createdBy, windowStart }) => (
    <WaitingRow
      key={id}
      icon={waitsFor === 'approval' ? IconChecklist : IconMessageQuestion}
      title={
        <FormattedMessage
          id={`home.waiting.change.${waitsFor}`}
          values={{ number: <OverviewNumber key="number">{number}</OverviewNumber> }}
        />
      }
      href={changeRequestPath(id)}
      wanted={windowStart}
    >
      {service && [serviceTitle(service.name, service.siteName), fullStop].join('')}
      <FormattedMessage
        id="home.waiting.change.body"
        values={{ kind: translatedName(kind.translations, language, kind.id), name: createdBy }}
      />
    </WaitingRow>
  ));
}

export const changeRequestsOverview: readonly OverviewPiece[] = [
  { place: 'waiting', part: 'waitingChangeRequests', Content: WaitingChangeRequests },
];
