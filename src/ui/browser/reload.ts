/** Whether the user has asked for the current reload: a form whose draft is stored does not block it. */
export const isReloading = (): boolean => isAskedFor;

/** Reloads the page. Typed values are restored from drafts; for those without a draft the browser asks first. */
export const reloadPage = (): void => {
  isAskedFor = true;
  // Runs only if the user answers 'stay': the reload is then cancelled.
  window.addEventListener('beforeunload', () => setTimeout(() => (isAskedFor = false)), {
    once: true,
  });
  window.location.reload();
};

let isAskedFor = false;
