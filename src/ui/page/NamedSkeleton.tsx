import Skeleton, { type SkeletonProps } from '@mui/material/Skeleton';

/** A skeleton with a name for screen readers: MUI's own has no role that may have one. */
export const NamedSkeleton = ({
  label,
  ...props
}: Omit<SkeletonProps, 'role'> & { label: string }) => (
  <Skeleton role="progressbar" aria-label={label} {...props} />
);
