/** The resources that shared parts of screens read, by their names in the registry. */
export const APP = 'app';
export const BO_USER = 'bo-user';
export const CATEGORY = 'category';
export const COMPANY = 'company';
export const CUSTOMER = 'app-user';
export const LOCATION = 'location';
