/** Serialises the parameters, without `?`; a parameter without a value, such as `create`, has no `=`. */
export const queryText = (params: URLSearchParams): string =>
  params.toString().replace(/=(?=&|$)/g, '');
