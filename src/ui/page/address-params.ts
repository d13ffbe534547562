import { createContext, useContext } from 'react';

/** The parameters of the page's documented address except the record's id: `{app_id: '…'}`. */
export type AddressParams = Readonly<Record<string, string>>;

export const AddressParamsContext = createContext<AddressParams>({});

/** The parameters of the address of the surrounding page; none outside a page. */
export const useAddressParams = (): AddressParams => useContext(AddressParamsContext);
