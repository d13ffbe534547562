/**
 * Finds out whether a tab of this browser has unsaved changes, because ending the session ends it for all tabs. A tab
 * asks on a dedicated channel, and tabs with unsaved changes answer, the asking one too; no tab keeps state about the
 * others.
 */
const CHANNEL = 'loyalty.unsaved';
/** Milliseconds. A tab answers sooner, unless the browser has put it to sleep. */
const ANSWER_TIME = 200;

type Message = 'asked' | 'unsaved';

/** Answers a tab that asks, also this one. @returns a function that stops it */
export const answerTabs = (isUnsaved: () => boolean): (() => void) => {
  const channel = openChannel();
  if (!channel) return () => undefined;
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === ('asked' satisfies Message) && isUnsaved()) post(channel, 'unsaved');
  });
  return () => channel.close();
};

/** Whether any tab, also this one, answers that it has unsaved changes; false where tabs cannot be asked. */
export const isUnsavedInAnyTab = (): Promise<boolean> => {
  const channel = openChannel();
  if (!channel) return Promise.resolve(false);
  return new Promise((resolve) => {
    const end = (isUnsaved: boolean) => {
      clearTimeout(timer);
      channel.close();
      resolve(isUnsaved);
    };
    const timer = setTimeout(() => end(false), ANSWER_TIME);
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
