import { createContext, useContext } from 'react';

/** The app user whose page it is, with what the cards of other resources need. */
export type Customer = {
  id: string;
  code: string;
  companies: readonly string[];
  /** Codes of the categories they are in. */
  categories: readonly string[];
};

export const CustomerContext = createContext<Customer | null>(null);

/** @throws Error outside a 360° page */
export const useCustomer = (): Customer => {
  const customer = useContext(CustomerContext);
  if (!customer) throw new Error('There is no page of a customer above');
  return customer;
};
