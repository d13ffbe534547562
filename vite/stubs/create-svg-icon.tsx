import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import { memo, type ReactNode } from 'react';
import styles from './create-svg-icon.module.css';

/**
 * For the icons of `@mui/icons-material`: a plain `<svg>` under MUI's class names, where MUI makes a styled component
 * of each, and the menu alone holds thirty. An icon with a colour or a style of its own is still MUI's.
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

/** Props that the plain element has no use for. */
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
