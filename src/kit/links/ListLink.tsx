import { Link, type LinkProps } from 'react-admin';
import type { ResourceDefinition } from '@/core/resource';
import { listLink } from './list-link';

type ListLinkProps = Omit<LinkProps, 'to'> & {
  list: ResourceDefinition;
  filter?: Readonly<Record<string, string>>;
};

/** A link to a list with only `filter`; plain text if the list has no such address. */
export const ListLink = ({ list, filter, children, ...link }: ListLinkProps) => {
  const to = listLink(list, filter);
  return to === null ? (
    children
  ) : (
    <Link to={to} {...link}>
      {children}
    </Link>
  );
};
