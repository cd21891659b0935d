import { changeClasses, changeStatuses } from '@skerry/contracts';
import { Button, Drawer, MultiSelect, Stack } from '@skerry/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { errorMessage } from '../../../platform/alerts/error-message.ts';
import { FailureNote } from '../../../platform/alerts/FailureNote.tsx';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { noFilter, type ChangeRequestsFilter } from '../changeRequestsAddress.ts';
import { changeClassWord, changeStatusWord } from '../changeWords.ts';
import { useChangeKinds } from '../service-change-requests.queries.ts';

export interface ChangeRequestsFilterDrawerProps {
  filter: ChangeRequestsFilter;
  onApply: (change: Partial<ChangeRequestsFilter>) => void;
  onClose: () => void;
}

/** Everything that requests can be filtered by but the text; holds once it is applied. */
export function ChangeRequestsFilterDrawer({ filter, onApply, onClose }: ChangeRequestsFilterDrawerProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { language } = useLanguage();
  const { data: kinds = [], error } = useChangeKinds();
  const [chosen, setChosen] = useState(filter);
  const choose = (change: Partial<ChangeRequestsFilter>) => setChosen({ ...chosen, ...change });
  const placeholder = formatMessage({ id: 'changeRequests.filter.any' });
  return (
    <Drawer
      isOpen
      side="start"
      title={formatMessage({ id: 'changeRequests.filter.title' })}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        onApply({ ...chosen, text: filter.text });
        onClose();
      }}
      footerStart={
        <Button variant="ghost" onClick={() => setChosen({ ...noFilter, text: filter.text })}>
          {formatMessage({ id: 'changeRequests.filter.clear' })}
        </Button>
      }
      footer={
        <Button variant="primary" type="submit">
          {formatMessage({ id: 'changeRequests.filter.apply' })}
        </Button>
      }
    >
      <Stack>
        {error !== undefined && (
          <FailureNote title="changeRequests.filter.kindsFailed" message={errorMessage(error)} error={error} />
        )}
        <MultiSelect
          label={formatMessage({ id: 'changeRequests.field.status' })}
          placeholder={placeholder}
          options={changeStatuses.map((value) => ({ value, label: changeStatusWord(intl, value) }))}
          value={chosen.statuses}
          onValueChange={(statuses) => choose({ statuses })}
        />
        <MultiSelect
          label={formatMessage({ id: 'changeRequests.field.kind' })}
          placeholder={placeholder}
          options={kinds.map(({ id, translations }) => ({
            value: id,
            label: translatedName(translations, language, id),
          }))}
          value={chosen.kinds}
          onValueChange={(ids) => choose({ kinds: ids })}
        />
        <MultiSelect
          label={formatMessage({ id: 'changeRequests.field.class' })}
          placeholder={placeholder}
          options={changeClasses.map((value) => ({ value, label: changeClassWord(intl, value) }))}
          value={chosen.classes}
          onValueChange={(classes) => choose({ classes })}
        />
      </Stack>
    </Drawer>
  );
}
