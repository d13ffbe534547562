import type { ReactNode } from 'react';

/** The icon of a button named `title`, with the tooltip. On the button, `title` would also become its description. */
export const TitledIcon = ({ title, children }: { title: string; children: ReactNode }) => (
  <span title={title} style={{ display: 'flex' }}>
    {children}
  </span>
);
