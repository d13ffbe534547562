/** Whether the user has asked for the current reload: a form whose draft is stored does not block it. */
export const isReloading = (): boolean => isAskedFor;

/** Reloads the page. Typed values come back as drafts; the browser asks about those that no draft holds. */
export const reloadPage = (): void => {
  isAskedFor = true;
  // A user who answers 'stay' no longer wants the reload.
  window.addEventListener('beforeunload', () => setTimeout(() => (isAskedFor = false)), {
    once: true,
  });
  window.location.reload();
};

let isAskedFor = false;
