/**
 * Copies `text`. Where the clipboard is not available (without https or permission), `source`, the element that shows
 * the text, is selected for the user to copy.
 */
export const copyText = async (
  text: string,
  source: HTMLElement | null,
): Promise<'copied' | 'selected'> => {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    if (source) window.getSelection()?.selectAllChildren(source);
    return 'selected';
  }
};
