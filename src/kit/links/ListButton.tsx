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

/** The button of a card that opens a list with `filter`; renders nothing if no such address can be built. */
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
