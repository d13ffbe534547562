import { useInsertionEffect } from 'react';
import { useAppearance } from '@/providers/preferences/use-appearance';
import { frameProperties } from './frame';

/**
 * Sets the dimensions of the user's frame on the document while the frame is mounted: the document itself scrolls, and
 * elements floating above the page are outside the frame. They are set before a part of the page measures itself.
 */
export const useFrameProperties = (): void => {
  const appearance = useAppearance();
  useInsertionEffect(() => {
    const { style } = document.documentElement;
    const properties = Object.entries(frameProperties(appearance));
    for (const [name, value] of properties) style.setProperty(name, value);
    return () => {
      for (const [name] of properties) style.removeProperty(name);
    };
  }, [appearance]);
};
