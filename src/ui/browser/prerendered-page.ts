/**
 * A page that stands in the document before its code has come, as it was rendered when the console was built. What is
 * typed and pressed in it meanwhile is kept for the code, which takes it over as it stands (React: hydration).
 */
export const prerenderedPage = {
  /** Shows `markup` of the build in `container`, in place of what is there. */
  show: (markup: string, container: HTMLElement): void => {
    container.innerHTML = markup;
    container.addEventListener('click', keepPress);
    container.addEventListener('submit', hold);
    shownIn = container;
  },
  isShown: (): boolean => shownIn !== null,
  /** What was typed into the field `name`; undefined where there is none, and once the code has taken over. */
  typed: (name: string): string | undefined =>
    shownIn?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value,
  /** The code is there: does what was pressed, in its order. */
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

/** The browser itself would send what was typed along with the address. */
const hold = (event: Event) => event.preventDefault();
