/**
 * A page that was rendered at build time and is in the document before its code arrives. What the user types and
 * presses in the meantime is kept for the code, which takes the page over (React: hydration).
 */
export const prerenderedPage = {
  /** Shows `markup` of the build in `container`, replacing its content. */
  show: (markup: string, container: HTMLElement): void => {
    container.innerHTML = markup;
    container.addEventListener('click', keepPress);
    container.addEventListener('submit', hold);
    shownIn = container;
  },
  isShown: (): boolean => shownIn !== null,
  /** The text typed into the field `name`; undefined without one, and after the hand-over. */
  typed: (name: string): string | undefined =>
    shownIn?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value,
  /** Called when the code is there: replays the presses in order. */
  handOver: (): void => {
    shownIn?.removeEventListener('click', keepPress);
    shownIn?.removeEventListener('submit', hold);
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

/** Otherwise the browser would send the typed text in the address. */
const hold = (event: Event) => event.preventDefault();
