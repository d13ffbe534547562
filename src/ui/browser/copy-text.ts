/**
 * Copies `text`. There is no clipboard without https or without permission: then `source`, the element that shows the
 * text, is selected for the reader to copy.
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
