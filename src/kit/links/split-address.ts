/** Splits an address into its path and the rest. */
export const splitAddress = (address: string): [string, string] => {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  return [pathname, rest];
};
