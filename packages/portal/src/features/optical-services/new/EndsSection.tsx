import type { DataCentre } from '@skerry/contracts';
import { Dropdown, Heading, SegmentedControl, TextField } from '@skerry/ui';
import { Combobox } from '@skerry/ui/experimental';
import { useCallback, useId } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../../platform/api/useApi.ts';
import { FormPart } from '../../../platform/form/FormPart.tsx';
import { findSitePlaces } from '../optical-services.queries.ts';
import { fieldId, opticalCountries, sitePlace, type End } from '../opticalForm.ts';
import type { OpticalForm } from '../useOpticalForm.ts';
import { choiceOf, textOf } from './field-props.ts';
import { LineEstimate } from './LineEstimate.tsx';
import { EndLetter } from '../components/EndLetter.tsx';
import { EndPlace, EndTitle } from './OpticalRequestForm.styles.ts';

interface EndFieldsProps {
  end: End;
  form: OpticalForm;
}

const kinds = ['dataCentre', 'site', 'address'] as const;

/** From where to where, side by side where there is room. */
export function EndsSection({ form, dataCentres }: { form: OpticalForm; dataCentres: readonly DataCentre[] }) {
  const { formatMessage } = useIntl();
  return (
    <FormPart title={formatMessage({ id: 'optical.ends' })} description={formatMessage({ id: 'optical.ends.help' })}>
      <EndFields end="aEnd" form={form} dataCentres={dataCentres} />
      <EndFields end="zEnd" form={form} dataCentres={dataCentres} />
      <LineEstimate values={form.values} dataCentres={dataCentres} />
    </FormPart>
  );
}

/** Where one end is: in a data centre of the provider's, at a site of the customer's, or somewhere else. */
function EndFields({ end, form, dataCentres }: EndFieldsProps & { dataCentres: readonly DataCentre[] }) {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const kind = form.values[`${end}Kind`];
  return (
    <EndPlace role="group" aria-labelledby={titleId}>
      <EndTitle>
        <EndLetter end={end} />
        <Heading level={3} variant="subsection" id={titleId}>
          {formatMessage({ id: `optical.${end}` })}
        </Heading>
      </EndTitle>
      <SegmentedControl
        label={formatMessage({ id: 'optical.kind' })}
        options={kinds.map((value) => ({ value, label: formatMessage({ id: `optical.kind.${value}` }) }))}
        value={kinds.find((each) => each === kind)}
        onValueChange={(value) => {
          if (!form.isPending) form.set(`${end}Kind`, value);
        }}
      />
      {kind === 'dataCentre' && (
        <Dropdown
          label={formatMessage({ id: 'optical.dataCentre' })}
          options={dataCentres.map(({ id, name, country }) => ({
            value: id,
            label: name,
            description: formatMessage({ id: `optical.country.${country}` }),
          }))}
          filterThreshold={10}
          {...choiceOf(form, `${end}DataCentre`)}
        />
      )}
      {kind === 'site' && <SiteField end={end} form={form} />}
      {kind === 'address' && <AddressFields end={end} form={form} />}
    </EndPlace>
  );
}

function SiteField({ end, form }: EndFieldsProps) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const loadOptions = useCallback(
    (text: string, { signal }: { signal: AbortSignal }) => findSitePlaces(api, text.slice(0, 200), signal),
    [api],
  );
  const field = `${end}Site` as const;
  const value = form.values[field];
  return (
    <Combobox
      id={fieldId(field)}
      label={formatMessage({ id: 'optical.site' })}
      placeholder={formatMessage({ id: 'optical.site.hint' })}
      loadOptions={loadOptions}
      value={value === '' ? undefined : { value, label: sitePlace(value)?.name ?? '' }}
      onValueChange={(option) => form.choose(field, option?.value ?? '')}
      onBlur={() => form.touch(field)}
      readOnly={form.isPending}
      required
      error={form.errorOf(field)}
    />
  );
}

function AddressFields({ end, form }: EndFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <TextField
        label={formatMessage({ id: 'optical.address' })}
        hint={formatMessage({ id: 'optical.address.hint' })}
        autoComplete="off"
        aria-required
        {...textOf(form, `${end}Address`)}
      />
      <Dropdown
        label={formatMessage({ id: 'optical.country' })}
        options={opticalCountries.map((value) => ({ value, label: formatMessage({ id: `optical.country.${value}` }) }))}
        {...choiceOf(form, `${end}Country`)}
      />
    </>
  );
}
