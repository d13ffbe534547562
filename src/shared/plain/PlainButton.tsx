import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { ComponentPropsWithoutRef } from 'react';

type PlainButtonProps = {
  look: 'primary' | 'outlined' | 'icon' | 'bare';
  /** Makes it a link that looks like a button. */
  href?: string;
} & Omit<ComponentPropsWithoutRef<'button'>, 'color'>;

/**
 * A button of the browser in the console's clothes. The account area is made of these: MUI's own would be
 * half of what a login has to load.
 */
export const PlainButton = ({ look, href, ...props }: PlainButtonProps) => (
  <Box
    component={href === undefined ? 'button' : 'a'}
    href={href}
    type={href === undefined ? 'button' : undefined}
    sx={[base, looks[look]]}
    {...props}
  />
);

const base = (theme: Theme) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1,
  m: 0,
  p: 0,
  border: '1px solid transparent',
  borderRadius: 1,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: theme.transitions.create(['background-color', 'border-color', 'color']),
  '&[aria-disabled="true"], &:disabled': { cursor: 'default' },
});

const looks = {
  bare: {},
  primary: {
    minHeight: 36,
    px: 2,
    typography: 'button',
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
    '&:hover': { bgcolor: 'primary.dark' },
    '&[aria-disabled="true"]:hover': { bgcolor: 'primary.main' },
  },
  outlined: {
    minHeight: 36,
    px: 2,
    typography: 'button',
    bgcolor: 'background.paper',
    borderColor: 'divider',
    '&:hover': { bgcolor: 'surface.sunken', borderColor: 'surface.outline' },
  },
  icon: {
    width: 36,
    height: 36,
    flex: 'none',
    color: 'text.secondary',
    '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
  },
} as const;
