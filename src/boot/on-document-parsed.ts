/** Calls `act` once the page's own markup and style sheet are parsed: `async` scripts may run before. */
export const onDocumentParsed = (act: () => void): void => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', act);
  else act();
};
