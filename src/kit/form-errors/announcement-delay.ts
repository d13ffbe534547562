/** Delays the announcement about a field until the user leaves it or stops typing. */
export const createAnnouncementDelay = () => {
  let held: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => {
    clearTimeout(timer);
    held = undefined;
  };
  const release = () => {
    const tell = held;
    forget();
    tell?.();
  };
  const postpone = () => {
    clearTimeout(timer);
    if (held) timer = setTimeout(release, PAUSE_MS);
  };
  return {
    /** Calls `tell` at once, unless the text of the field at `path` is being typed. */
    tell: (path: string, tell: () => void) => {
      if (!isTypedInto(path)) return tell();
      held = tell;
      postpone();
    },
    /** Drops the delayed announcement. */
    forget,
    /** Follows the fields in `sheet`; returns the function that ends it. */
    follow: (sheet: HTMLElement) => {
      sheet.addEventListener('input', postpone);
      sheet.addEventListener('focusout', release);
      return () => {
        forget();
        sheet.removeEventListener('input', postpone);
        sheet.removeEventListener('focusout', release);
      };
    },
  };
};

/** Milliseconds without a key after which typing has paused. */
const PAUSE_MS = 2_000;

const isTypedInto = (path: string) => {
  const active = document.activeElement;
  const isText =
    active instanceof HTMLTextAreaElement ||
    (active instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(active.type));
  return isText && active.name === path;
};
