/** The resources of an audience, by their names in the registry. */
export const CATEGORY = 'category';
export const COMPANY = 'company';
export const CUSTOMER = 'app-user';
export const BO_USER = 'bo-user';
