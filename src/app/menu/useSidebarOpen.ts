import { useCallback } from 'react';
import { useStore } from 'react-admin';
import { MENU_KEY } from '@/providers/preferences/appearance';
import { useAppearance } from '@/providers/preferences/use-appearance';

/** Whether the menu is open rather than folded, and a function that changes it. */
export const useSidebarOpen = (): [boolean, () => void] => {
  const { aside } = useAppearance();
  const [isOpen, setIsOpen] = useStore(MENU_KEY, aside.start === 'open');
  return [isOpen, useCallback(() => setIsOpen(!isOpen), [isOpen, setIsOpen])];
};
