/** Whether `hash` opens a list: of which resource, the console knows. */
export const isListAddress = (hash: string): boolean => /\/list(?:$|\?)/.test(hash);
