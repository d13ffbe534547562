/**
 * A page that was rendered at build time and is in the document before its code arrives. Texts typed and buttons
 * pressed in the meantime are kept for the code, which hydrates the page.
 */
export const prerenderedPage = {
  /** Shows `markup` of the build in `container`, replacing its content. */
  show: (markup: string, container: HTMLElement): void => {
    container.innerHTML = markup;
    container.addEventListener('click', keepPress);
    container.addEventListener('submit', preventSubmit);
    shownIn = container;
  },
  isShown: (): boolean => shownIn !== null,
  /** The text typed into the field `name`; undefined where there is no such field, and after `handOver`. */
  typed: (name: string): string | undefined =>
    shownIn?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value,
  /** Replays the presses in order; called when the code has loaded. */
  handOver: (): void => {
    shownIn?.removeEventListener('click', keepPress);
    shownIn?.removeEventListener('submit', preventSubmit);
    shownIn = null;
    for (const button of pressed.splice(0)) {
      button.ariaBusy = 'false';
      button.click();
    }
  },
};

let shownIn: HTMLElement | null = null;
const pressed: HTMLButtonElement[] = [];

const keepPress = ({ target }: Event) => {
  const button = target instanceof Element ? target.closest('button') : null;
  if (!button || pressed.includes(button)) return;
  button.ariaBusy = 'true';
  pressed.push(button);
};

/** The browser would send the typed text in the address. */
const preventSubmit = (event: Event) => event.preventDefault();
