/** The resources that provide the values of placeholders, by their names in the registry. */
export const APP = 'app';
export const COMPANY = 'company';
export const CUSTOMER = 'app-user';
export const LOCATION = 'location';
