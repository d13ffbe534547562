/**
 * `name`, which a backend may have sent, as the name of a file: no path, no control characters, none that turn the
 * direction of the text and so hide its end, at most 120 characters with its extension kept. `file` where nothing is left.
 */
export const safeFileName = (name: string): string => {
  const plain = name.slice(-MAX_READ).replace(UNSAFE, ' ').replace(/\s+/g, ' ').trim();
  const visible = plain.replace(/^[. ]+/, '');
  if (visible === '') return 'file';
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(visible)?.[0] ?? '';
  const stem = visible.slice(0, visible.length - extension.length);
  return `${stem.slice(0, MAX_LENGTH - extension.length) || 'file'}${extension}`;
};

const MAX_LENGTH = 120;
/** A name of megabytes is not searched whole: its end has the extension. */
const MAX_READ = 1_000;

// Separators of paths, what file systems refuse, control characters and marks of direction.
const UNSAFE = /[\\/:*?"<>|\p{Cc}\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;
