import { createContext, useContext } from 'react';
import type { DrawerTarget } from './drawer-address';

/** What the drawer around is open for. */
export const DrawerTargetContext = createContext<DrawerTarget | null>(null);

/** @throws Error outside a RecordDrawer */
export const useDrawerTarget = (): DrawerTarget => {
  const target = useContext(DrawerTargetContext);
  if (!target) throw new Error('There is no RecordDrawer above');
  return target;
};
