import { Grid, Inline, PageHeader, Stack } from '@skerry/ui';
import { IconMessage2 } from '@tabler/icons-react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { changeClassWord } from '../changeWords.ts';
import { useChangeActions } from '../useChangeActions.ts';
import { useKeptFocus } from '../useKeptFocus.ts';
import { ChangeAnswers } from './ChangeAnswers.tsx';
import { ChangeHistory } from './ChangeHistory.tsx';
import { ChangeMessages } from './ChangeMessages.tsx';
import { ChangeServices } from './ChangeServices.tsx';
import { ChangeStatusLabel } from './ChangeStatusLabel.tsx';
import { ChangeTimes } from './ChangeTimes.tsx';
import { NextStepNote } from './NextStepNote.tsx';
import { WishButton, type ChangeSectionProps } from './WishButton.tsx';

/** A request that was found. */
export function ChangeRequestDetails({ request, listHref, onOutdated }: ChangeSectionProps & { listHref: string }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { language } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptFocus(heading, request.version);
  const actions = useChangeActions(request);
  const section = { request, onOutdated };
  const { kind, number, changeClass, reference, createdBy } = request;
  return (
    <Stack>
      <PageHeader
        headingRef={heading}
        back={{ href: listHref, label: formatMessage({ id: 'changeRequestPage.back' }) }}
        title={translatedName(kind.translations, language, kind.id)}
        flag={<ChangeStatusLabel status={request.status} variant="flag" />}
        meta={
          <Inline gap={16}>
            <span>{formatMessage({ id: 'changeRequestPage.number' }, { number })}</span>
            <span>{changeClassWord(intl, changeClass)}</span>
            {reference !== '' && <span>{formatMessage({ id: 'changeRequestPage.reference' }, { reference })}</span>}
            <span>{formatMessage({ id: 'changeRequestPage.createdBy' }, { name: createdBy })}</span>
          </Inline>
        }
        actions={
          <>
            {actions.includes('cancel') && <WishButton {...section} wish="cancel" variant="dangerQuiet" />}
            {actions.includes('message') && <WishButton {...section} wish="message" icon={IconMessage2} />}
          </>
        }
      />
      <NextStepNote {...section} actions={actions} />
      <Grid columns={{ extraSmall: 1, large: 2 }}>
        <ChangeAnswers request={request} />
        <ChangeTimes request={request} />
        <ChangeServices request={request} />
        <ChangeMessages request={request} />
      </Grid>
      <ChangeHistory request={request} />
    </Stack>
  );
}
