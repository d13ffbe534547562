/** Whether `hash` opens a list; only the console knows of which resource. */
export const isListAddress = (hash: string): boolean => /\/list(?:$|[/?])/.test(hash);
