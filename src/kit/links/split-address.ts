/** The path of an address, and the rest of it. */
export const splitAddress = (address: string): [string, string] => {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  return [pathname, rest];
};
