import type { ReactNode } from 'react';

/** The icon of a button whose label is `title`, with the tooltip: a title of the button would be its description, too. */
export const TitledIcon = ({ title, children }: { title: string; children: ReactNode }) => (
  <span title={title} style={{ display: 'flex' }}>
    {children}
  </span>
);
