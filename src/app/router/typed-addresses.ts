/**
 * Numbers the addresses that are typed by hand as the steps in the history that they are. The router numbers
 * those it takes itself; at a step without a number it cannot hold back who leaves a form with changes.
 *
 * To be called before the router is made, for of two listeners the first is told first.
 *
 * @returns what to call after each step of the router
 */
export const numberTypedAddresses = (): (() => void) => {
  let last = { step: currentStep() ?? 0, place: currentPlace() };
  const note = () => {
    last = { step: currentStep() ?? last.step, place: currentPlace() };
  };
  window.addEventListener('popstate', () => {
    const place = currentPlace();
    const moved = place === null || last.place === null ? 1 : place - last.place;
    if (currentStep() === null) window.history.replaceState({ idx: last.step + moved }, '');
    note();
  });
  return note;
};

/** The number the router gave to the current entry of the history. */
const currentStep = (): number | null => {
  const state: unknown = window.history.state;
  const step = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null;
  return typeof step === 'number' ? step : null;
};

/** The entry's place among all of the tab's, where the browser tells it. */
const currentPlace = (): number | null =>
  'navigation' in window ? (window.navigation.currentEntry?.index ?? null) : null;
