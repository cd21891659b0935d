import type { FrameworkAgreement } from './api-types.ts';

/** Whether somebody can quote and order under an agreement: it names something to buy, and is not only for the provider's own staff. */
export function isOpenAgreement(agreement: FrameworkAgreement, { isInternal }: { isInternal: boolean }): boolean {
  const { products, productPackages, quoteAndOrderInternalUsersOnly } = agreement;
  return (isInternal || !quoteAndOrderInternalUsersOnly) && products.length + productPackages.length > 0;
}
