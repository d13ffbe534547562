import type { DrawerProps } from '@mui/material/Drawer';
import type { MenuProps } from '@mui/material/Menu';
import type { PopoverProps } from '@mui/material/Popover';
import type { ComponentType } from 'react';
import { loadOnce, type LoadOnce } from '@/core/load-once';
import { LazyPart } from './LazyPart';

type OverlayProps = {
  open?: boolean;
  keepMounted?: boolean;
  onClose?: (event: object, reason: 'backdropClick') => void;
};

/**
 * An overlay whose code loads when it is first opened, because no page starts with an open one. If it cannot be loaded,
 * it is closed, so that the next press of its button tries again.
 */
export const overlay =
  <Props extends OverlayProps>(load: LoadOnce<ComponentType<Props>>) =>
  (props: Props) => (
    <LazyPart
      load={load}
      isWanted={props.open === true || props.keepMounted === true}
      onFailure={() => props.onClose?.({}, 'backdropClick')}
      props={props}
    />
  );

const loadPopover = loadOnce(async () => (await import('@mui/material/Popover')).default);

/** MUI's popover, whose code loads when it is first opened. */
export const LazyPopover = overlay<PopoverProps>(loadPopover);
/** A menu named after the button that opens it, whose code loads when it is first opened. */
export const LazyMenu = overlay<MenuProps>(
  loadOnce(async () => (await import('./ButtonMenu')).ButtonMenu),
);
/** MUI's drawer, whose code loads when it is first opened. */
export const LazyDrawer = overlay<DrawerProps>(
  loadOnce(async () => (await import('@mui/material/Drawer')).default),
);
