import { createContext, useContext } from 'react';

export interface CustomerChoice {
  /** Opens the dialog in which staff choose for which customer they act. */
  readonly chooseCustomer: () => void;
  /** The same for the customer they act for: as which of its users. */
  readonly seeAsUser: () => void;
}

/** How the provider's staff come to see what a customer sees; undefined for everybody else. */
export const CustomerChoiceContext = createContext<CustomerChoice | undefined>(undefined);

export function useCustomerChoice(): CustomerChoice | undefined {
  return useContext(CustomerChoiceContext);
}
