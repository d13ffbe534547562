import { lineOf, screenfulOf } from '@/core/text';

/** An e-mail address in a cell, which breaks before its `@` where one line has no room for it. A dash if empty. */
export const EmailText = ({ email }: { email: unknown }) => {
  const shown = screenfulOf(email);
  if (shown === '') return '–';
  const line = lineOf(shown);
  const at = line.lastIndexOf('@');
  return (
    <span title={shown}>
      {at === -1 ? line : line.slice(0, at)}
      <wbr />
      {at !== -1 && line.slice(at)}
    </span>
  );
};
