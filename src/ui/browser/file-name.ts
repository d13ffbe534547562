/**
 * Makes a safe file name of `name`, which a backend may have sent: no path, no control characters, no direction marks
 * that hide its end, at most 120 characters with its extension kept. Returns `file` if nothing is left.
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
/** Characters searched of a longer name, which may have megabytes. */
const MAX_READ = 1_000;

// Path separators, characters that file systems refuse, control characters and direction marks.
const UNSAFE = /[\\/:*?"<>|\p{Cc}\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;
