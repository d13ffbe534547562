/**
 * The hidden element in which dnd-kit renders its texts. Hidden, its live region announces nothing, so that the console
 * has one announcer; its instructions are still read as descriptions.
 */
export const dragTexts = (): HTMLElement => {
  if (host?.isConnected) return host;
  host = document.createElement('div');
  host.hidden = true;
  document.body.append(host);
  return host;
};

let host: HTMLElement | undefined;
