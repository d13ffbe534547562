import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import { memo, type ReactNode } from 'react';
import styles from './create-svg-icon.module.css';

/**
 * Replaces MUI's factory for the icons of `@mui/icons-material`: a plain `<svg>` with MUI's class names, because MUI
 * makes a styled component of each, and the menu has thirty. Icons with a colour or a style of their own still use
 * MUI's.
 */
const createSvgIcon = (path: ReactNode, name: string) => {
  const Icon = ({ fontSize = 'medium', className = '', ...props }: SvgIconProps) => {
    if (STYLED.some((prop) => prop in props)) {
      return (
        <SvgIcon {...props} fontSize={fontSize} className={className}>
          {path}
        </SvgIcon>
      );
    }
    return (
      <svg
        className={`MuiSvgIcon-root ${styles.icon} ${styles[fontSize]} ${className}`}
        focusable="false"
        aria-hidden
        viewBox="0 0 24 24"
        {...props}
      >
        {path}
      </svg>
    );
  };
  Icon.displayName = `${name}Icon`;
  return memo(Icon);
};

/** Props that the plain element does not support. */
const STYLED = [
  'sx',
  'color',
  'titleAccess',
  'classes',
  'component',
  'inheritViewBox',
  'ownerState',
];

export default createSvgIcon;
