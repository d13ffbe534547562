/**
 * Copies `text`. Without https, or without the permission, there is no clipboard: then `source`, where it
 * stands, is selected, so that the reader's own keys can copy it.
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
