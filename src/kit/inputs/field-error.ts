/** The error message of a field, or of its first item that has one. */
export const messageIn = (error: unknown): string | undefined => {
  if (typeof error !== 'object' || error === null) return undefined;
  const { message, root } = error as { message?: unknown; root?: unknown };
  if (typeof message === 'string' && message !== '') return message;
  if (root) return messageIn(root);
  if (!Array.isArray(error)) return undefined;
  for (const item of error) {
    const found = messageIn(item);
    if (found) return found;
  }
  return undefined;
};
