import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { LinkBase } from 'react-admin';
import { pathOfLink } from './manual';

/** A link in the text: to another page of the manual, or to an external page in a new tab. */
export const ProseLink = ({ href, children }: { href: string; children: ReactNode }) => {
  const path = pathOfLink(href);
  return path === null ? (
    <Link href={href} target="_blank" rel="noopener noreferrer" underline="always">
      {children}
    </Link>
  ) : (
    <Link component={LinkBase} to={path} underline="always">
      {children}
    </Link>
  );
};
