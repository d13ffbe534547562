import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useEffect, type ReactNode } from 'react';
import { PageHead } from '@/shared/page/PageHead';
import { useFormFrame } from './form-frame';

type FormHeadProps = {
  title: string;
  /** Beside the title: the state of the record. */
  badge?: ReactNode;
  /** Under the title: one line. */
  subtitle?: ReactNode;
};

/** The head of a form: above it on a page; in a drawer the title is the drawer's heading. */
export const FormHead = ({ title, badge, subtitle }: FormHeadProps) => {
  const { kind, setTitle } = useFormFrame();
  useEffect(() => setTitle?.(title), [setTitle, title]);
  if (kind === 'page') return <PageHead title={title} badge={badge} subtitle={subtitle} />;
  if (!badge && !subtitle) return null;
  return (
    <Stack direction="row" sx={IN_A_DRAWER}>
      {badge}
      <Box>{subtitle}</Box>
    </Stack>
  );
};

const IN_A_DRAWER = {
  gap: 1.5,
  alignItems: 'center',
  px: { xs: 2, sm: 3 },
  pt: 2,
  typography: 'body2',
  color: 'text.secondary',
};
