/**
 * Numbers the addresses that are typed by hand as the steps in the history that they are. The router numbers
 * those it takes itself; at a step without a number it cannot hold back who leaves a form with changes.
 *
 * To be called before the router is made, for of two listeners the first is told first.
 *
 * @param isGuarded whether something on the page may hold its reader back
 * @returns what to call after each step of the router
 */
export const numberTypedAddresses = (isGuarded: () => boolean): (() => void) => {
  let last = whereabouts();
  const note = () => {
    last = whereabouts();
  };
  window.addEventListener('popstate', () => {
    const { step, place } = whereabouts();
    const moved = place === null || last.place === null ? 1 : place - last.place;
    // Of an address that took the place of another there is nothing to hold back.
    if (step === null && moved !== 0 && isGuarded()) {
      window.history.replaceState({ idx: (last.step ?? 0) + moved }, '');
    }
    note();
  });
  return note;
};

/** The number the router gave to the current entry of the history, and its place among all of the tab's. */
const whereabouts = () => ({ step: currentStep(), place: currentPlace() });

const currentStep = (): number | null => {
  const state: unknown = window.history.state;
  const step = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null;
  return typeof step === 'number' ? step : null;
};

/** Null in a browser that does not tell. */
const currentPlace = (): number | null =>
  'navigation' in window ? (window.navigation.currentEntry?.index ?? null) : null;
