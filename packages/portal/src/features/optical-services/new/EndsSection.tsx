import type { DataCentre } from '@skerry/contracts';
import { Combobox, Dropdown, FormSection, FormWide, RadioGroup, TextField } from '@skerry/ui';
import { useCallback, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../../platform/api/useApi.ts';
import { findSitePlaces } from '../optical-services.queries.ts';
import { opticalCountries, sitePlace, type End } from '../opticalForm.ts';
import type { OpticalForm } from '../useOpticalForm.ts';
import { choiceOf, textOf } from './field-props.ts';

interface EndSectionProps {
  end: End;
  form: OpticalForm;
}

const kinds = ['dataCentre', 'site', 'address'] as const;

/** Where one end is: in a data centre of the provider's, at a site of the customer's, or somewhere else. */
export function EndSection({
  end,
  form,
  dataCentres,
  children,
}: EndSectionProps & { dataCentres: readonly DataCentre[]; children?: ReactNode }) {
  const { formatMessage } = useIntl();
  const kind = form.values[`${end}Kind`];
  return (
    <FormSection level={3} title={formatMessage({ id: `optical.${end}` })} columns={2}>
      <FormWide>
        <RadioGroup
          label={formatMessage({ id: 'optical.kind' })}
          options={kinds.map((value) => ({ value, label: formatMessage({ id: `optical.kind.${value}` }) }))}
          value={kinds.find((each) => each === kind)}
          onValueChange={(value) => {
            if (!form.isPending) form.set(`${end}Kind`, value);
          }}
        />
      </FormWide>
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
      {children}
    </FormSection>
  );
}

function SiteField({ end, form }: EndSectionProps) {
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

function AddressFields({ end, form }: EndSectionProps) {
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
