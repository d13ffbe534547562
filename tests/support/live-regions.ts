/** Selector of the sentences that are announced to screen readers (src/ui/announce): each is there for five seconds. */
export const ANNOUNCED = 'body > div > [role=status] > p, body > div > [role=alert] > p';

/** Options of a query by text that finds announced sentences alone; all other queries leave them out. */
export const announced = { ignore: false, selector: ANNOUNCED } as const;

/** Removes what was announced, so that the next test does not find it. */
export const clearAnnounced = (): void => {
  for (const sentence of document.querySelectorAll(ANNOUNCED)) sentence.remove();
};
