import Skeleton, { type SkeletonProps } from '@mui/material/Skeleton';

/** The outline of what is being read, with a name for a screen reader, which a bare outline may not have. */
export const NamedSkeleton = ({
  label,
  ...props
}: Omit<SkeletonProps, 'role'> & { label: string }) => (
  <Skeleton role="progressbar" aria-label={label} {...props} />
);
