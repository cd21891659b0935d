import type { FrameworkAgreement } from './api-types.ts';

/** Whether an agreement lets somebody quote and order: it names something to buy, and is not kept for the provider's own staff. */
export function isOpenAgreement(agreement: FrameworkAgreement, { isInternal }: { isInternal: boolean }): boolean {
  const { products, productPackages, quoteAndOrderInternalUsersOnly } = agreement;
  return (isInternal || !quoteAndOrderInternalUsersOnly) && products.length + productPackages.length > 0;
}
