/** The parameters as a query without `?`; one without a value, such as `create`, is written without `=`. */
export const queryText = (params: URLSearchParams): string =>
  params.toString().replace(/=(?=&|$)/g, '');
