import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-admin';
import type { ResourceDefinition } from '@/core/resource';
import { listLink } from './list-link';

type ListButtonProps = {
  list: ResourceDefinition;
  filter?: Readonly<Record<string, string>>;
  children: ReactNode;
};

/** A card's button that opens a list with `filter`; renders nothing if the list has no such address. */
export const ListButton = ({ list, filter, children }: ListButtonProps) => {
  const to = listLink(list, filter);
  return (
    to !== null && (
      <Button component={Link} to={to} size="small">
        {children}
      </Button>
    )
  );
};
