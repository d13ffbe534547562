/**
 * The element in which dnd-kit keeps its texts, hidden from everybody. Its live region is none there, so that the
 * console has one announcer; its instructions are read as descriptions all the same.
 */
export const dragTexts = (): HTMLElement => {
  if (host?.isConnected) return host;
  host = document.createElement('div');
  host.hidden = true;
  document.body.append(host);
  return host;
};

let host: HTMLElement | undefined;
