import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useStore } from 'react-admin';

type DetailsProps = { label: string; children: ReactNode };

/** Shows its children or not; the browser remembers which. */
export const Details = ({ label, children }: DetailsProps) => {
  const [isOpen, setOpen] = useStore('my-account.details', false);
  return (
    <>
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {label}
      </Button>
      {isOpen && children}
    </>
  );
};
