import type { DrawerProps } from '@mui/material/Drawer';
import type { MenuProps } from '@mui/material/Menu';
import type { PopoverProps } from '@mui/material/Popover';
import type { ComponentType } from 'react';
import { loadOnce, type LoadOnce } from '@/core/load-once';
import { LazyPart } from './LazyPart';

/** MUI's overlays, loaded when one is first opened: no page starts with one. A menu has the name of its button. */
const overlay =
  <Props extends { open?: boolean; keepMounted?: boolean }>(load: LoadOnce<ComponentType<Props>>) =>
  (props: Props) => (
    <LazyPart
      load={load}
      isWanted={props.open === true || props.keepMounted === true}
      props={props}
    />
  );

const loadPopover = loadOnce(async () => (await import('@mui/material/Popover')).default);

export const LazyPopover = overlay<PopoverProps>(loadPopover);
export const LazyMenu = overlay<MenuProps>(
  loadOnce(async () => (await import('./ButtonMenu')).ButtonMenu),
);
export const LazyDrawer = overlay<DrawerProps>(
  loadOnce(async () => (await import('@mui/material/Drawer')).default),
);
