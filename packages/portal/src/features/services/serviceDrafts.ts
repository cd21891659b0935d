/** Names that what is typed and chosen is kept under when the session ends: a form and what opens it again agree on them. */
export const selectionFormId = 'services.selection';
export const bulkTagsFormId = 'services.bulk.tags';
export const bulkInvoiceTextFormId = 'services.bulk.invoiceText';
export const invoiceTextsFormId = 'services.invoiceTexts';
/** Of the one tag that is created or changed. */
export const tagFormId = 'services.tag';
export const serviceTagsFormId = (serviceId: string): string => `services.serviceTags.${serviceId}`;
export const invoiceTextFormId = (serviceId: string): string => `services.invoiceText.${serviceId}`;

export function isStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
