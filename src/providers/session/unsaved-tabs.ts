/**
 * Finds out whether any tab of this browser has unsaved changes, because ending the session ends it for all tabs. A tab
 * asks on a broadcast channel, and tabs with unsaved changes answer, the asking one included. No tab keeps state about
 * the others.
 */
const CHANNEL = 'loyalty.unsaved';
/** A tab answers sooner, unless the browser has suspended it. */
const ANSWER_TIMEOUT_MS = 200;

type Message = 'asked' | 'unsaved';

/** Answers tabs that ask, this one included. @returns a function that stops answering */
export const answerTabs = (isUnsaved: () => boolean): (() => void) => {
  const channel = openChannel();
  if (!channel) return () => undefined;
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === ('asked' satisfies Message) && isUnsaved()) post(channel, 'unsaved');
  });
  return () => channel.close();
};

/** Whether any tab, this one included, has unsaved changes; false if tabs cannot communicate. */
export const isUnsavedInAnyTab = (): Promise<boolean> => {
  const channel = openChannel();
  if (!channel) return Promise.resolve(false);
  return new Promise((resolve) => {
    const end = (isUnsaved: boolean) => {
      clearTimeout(timer);
      channel.close();
      resolve(isUnsaved);
    };
    const timer = setTimeout(() => end(false), ANSWER_TIMEOUT_MS);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (data === ('unsaved' satisfies Message)) end(true);
    });
    post(channel, 'asked');
  });
};

// A channel only reaches its own origin, and its `postMessage` takes none.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const post = (channel: BroadcastChannel, message: Message) => channel.postMessage(message);

const openChannel = (): BroadcastChannel | null => {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    // If storage is blocked, tabs may not communicate either: each tab then only knows its own forms.
    return null;
  }
};
