/** Delays the announcement about a field until the user leaves it or stops typing. */
export const createAnnouncementDelay = () => {
  let pending: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(timer);
    pending = undefined;
  };
  const release = () => {
    const announce = pending;
    cancel();
    announce?.();
  };
  const postpone = () => {
    clearTimeout(timer);
    if (pending) timer = setTimeout(release, PAUSE_MS);
  };
  return {
    /** Calls `announce` at once, unless the user is typing in the field at `path`. */
    announce: (path: string, announce: () => void) => {
      if (!isTypedInto(path)) return announce();
      pending = announce;
      postpone();
    },
    /** Drops the delayed announcement. */
    cancel,
    /** Watches the fields in `sheet`. @returns a function that stops watching */
    watch: (sheet: HTMLElement) => {
      sheet.addEventListener('input', postpone);
      sheet.addEventListener('focusout', release);
      return () => {
        cancel();
        sheet.removeEventListener('input', postpone);
        sheet.removeEventListener('focusout', release);
      };
    },
  };
};

/** Milliseconds without a key press after which typing has paused. */
const PAUSE_MS = 2_000;

const isTypedInto = (path: string) => {
  const active = document.activeElement;
  const isText =
    active instanceof HTMLTextAreaElement ||
    (active instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(active.type));
  return isText && active.name === path;
};
