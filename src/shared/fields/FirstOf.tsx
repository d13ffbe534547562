import type { ReactNode } from 'react';

type FirstOfProps = { codes: unknown; show: (code: string) => ReactNode };

/** The first of several codes, rendered by `show`, and how many more there are. */
export const FirstOf = ({ codes, show }: FirstOfProps) => {
  const distinct = [...new Set(Array.isArray(codes) ? codes.map(String).filter(Boolean) : [])];
  const [first, ...others] = distinct;
  if (first === undefined) return '–';
  return (
    <span title={distinct.length > 1 ? distinct.join(', ') : undefined}>
      {show(first)}
      {others.length > 0 && ` +${others.length}`}
    </span>
  );
};
