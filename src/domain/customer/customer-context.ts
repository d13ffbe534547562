import { createContext, useContext } from 'react';

/** The app user of the page, with the fields that other resources' cards need. */
export type Customer = {
  id: string;
  code: string;
  companies: readonly string[];
  /** Codes of their categories. */
  categories: readonly string[];
};

export const CustomerContext = createContext<Customer | null>(null);

/** @throws Error outside a 360° page */
export const useCustomer = (): Customer => {
  const customer = useContext(CustomerContext);
  if (!customer) throw new Error("useCustomer needs a customer's page");
  return customer;
};

/** How long answers stay fresh, so that parts of the page that appear one after the other share them. */
export const PARTS_STALE_MS = 10_000;
