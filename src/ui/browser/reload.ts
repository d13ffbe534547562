/** Whether a reload is under way that the reader asked for: a form whose draft is stored does not hold it back. */
export const isReloading = (): boolean => isAskedFor;

/** Reloads the page. What is typed comes back as drafts; what no draft holds is asked about. */
export const reloadPage = (): void => {
  isAskedFor = true;
  // Whoever answers that question with 'stay' has not asked for a reload any more.
  window.addEventListener('beforeunload', () => setTimeout(() => (isAskedFor = false)), {
    once: true,
  });
  window.location.reload();
};

let isAskedFor = false;
