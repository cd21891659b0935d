import { maxNameLength, validateText, type AgreementDraft, type AgreementInAdministration } from '@skerry/contracts';

export const agreementFormId = (agreementId: string) => `agreement.${agreementId}`;

export type AgreementField = 'name' | 'discount' | 'validFrom' | 'validTo' | 'internal';
export type AgreementValues = Readonly<Record<AgreementField, string>>;

export function valuesOf(agreement: AgreementInAdministration): AgreementValues {
  return {
    name: agreement.name,
    discount: String(agreement.discountBasisPoints / 100),
    validFrom: agreement.validFrom ?? '',
    validTo: agreement.validTo ?? '',
    internal: agreement.quoteAndOrderInternalUsersOnly ? 'true' : '',
  };
}

/** What is sent: products and currency stay as they are. */
export function draftOf(agreement: AgreementInAdministration, values: AgreementValues): AgreementDraft {
  return {
    name: values.name.trim(),
    productIds: agreement.products.map(({ id }) => id),
    productPackageIds: agreement.productPackages.map(({ id }) => id),
    quoteAndOrderInternalUsersOnly: values.internal === 'true',
    discountBasisPoints: Math.round(Number(values.discount) * 100),
    currency: agreement.currency as AgreementDraft['currency'],
    validFrom: values.validFrom === '' ? null : values.validFrom,
    validTo: values.validTo === '' ? null : values.validTo,
  };
}

/** Fields that can't be sent as they are. */
export function faultyFields(values: AgreementValues): ReadonlySet<AgreementField> {
  const discount = values.discount === '' ? Number.NaN : Number(values.discount);
  const faults: AgreementField[] = [];
  if (validateText(values.name, { maxLength: maxNameLength }) !== undefined) faults.push('name');
  if (!(discount >= 0 && discount <= 100)) faults.push('discount');
  if (values.validFrom !== '' && values.validTo !== '' && values.validTo < values.validFrom) faults.push('validTo');
  return new Set(faults);
}
