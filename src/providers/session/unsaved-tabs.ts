/**
 * Whether another tab of this browser holds unsaved changes: what ends the session ends it for all tabs. A tab asks
 * on a channel of their own, and those with unsaved changes answer; none keeps anything about the others.
 */
const CHANNEL = 'loyalty.unsaved';
/** Milliseconds. A tab answers in less, unless the browser has put it to sleep. */
const ANSWER_TIME = 200;

type Message = 'asked' | 'unsaved';

/** Answers other tabs for as long as it is not stopped. @returns stops it */
export const answerOtherTabs = (isUnsaved: () => boolean): (() => void) => {
  const channel = openChannel();
  if (!channel) return () => undefined;
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === ('asked' satisfies Message) && isUnsaved()) post(channel, 'unsaved');
  });
  return () => channel.close();
};

/** Resolves to whether another tab answers that it holds unsaved changes; false where tabs cannot be asked. */
export const isUnsavedElsewhere = (): Promise<boolean> => {
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

// A channel reaches its own origin alone, and its `postMessage` takes none.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const post = (channel: BroadcastChannel, message: Message) => channel.postMessage(message);

const openChannel = (): BroadcastChannel | null => {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    // Where storage is blocked, tabs may not talk to each other either: each then stands for itself.
    return null;
  }
};
