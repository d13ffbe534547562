/** The failure of a call that an alert already shows. */
export class AnnouncedFailure extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Awaits `work`, and ignores a failure that an alert already shows. @throws any other error */
export const unlessAnnounced = async (work: Promise<unknown>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof AnnouncedFailure)) throw error;
  }
};
