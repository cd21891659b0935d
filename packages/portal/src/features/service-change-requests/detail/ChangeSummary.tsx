import { DescriptionList, Sheet, Text } from '@skerry/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { readWindow } from '../changeRequestForm.ts';
import { changeClassWord } from '../changeWords.ts';
import type { ChangeRequestForm } from '../useChangeRequestForm.ts';
import { ChangeWindow } from '../components/ChangeWindow.tsx';

/** What has been chosen so far, beside the form where there is room. */
export function ChangeSummary({ form }: { form: ChangeRequestForm }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { language } = useLanguage();
  const { kind, changeClass, values } = form;
  const window = readWindow(values);
  const orNot = (chosen: ReactNode) =>
    chosen || <Text tone="muted">{formatMessage({ id: 'changeRequestForm.notChosen' })}</Text>;
  return (
    <Sheet title={formatMessage({ id: 'changeRequestForm.summary' })}>
      <DescriptionList
        layout="column"
        items={[
          {
            term: formatMessage({ id: 'changeRequestForm.kind' }),
            description: orNot(kind && translatedName(kind.translations, language, kind.id)),
          },
          {
            term: formatMessage({ id: 'changeRequestForm.services.chosen' }),
            description: orNot(
              values.services.length > 0 &&
                formatMessage({ id: 'changeRequests.services.count' }, { count: values.services.length }),
            ),
          },
          {
            term: formatMessage({ id: 'changeRequest.term.class' }),
            description: orNot(changeClass && changeClassWord(intl, changeClass)),
          },
          {
            term: formatMessage({ id: 'changeRequest.term.window' }),
            description: orNot(window && <ChangeWindow start={window.windowStart} end={window.windowEnd} />),
          },
        ]}
      />
    </Sheet>
  );
}
