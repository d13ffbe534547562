import { useInsertionEffect } from 'react';
import { useAppearance } from '@/providers/preferences/use-appearance';
import { frameProperties } from './frame';

/**
 * Gives the document the measures of the reader's frame, as long as there is one: the document itself scrolls, and what
 * floats above the page stands outside of the frame. They are there before a part of the page measures itself.
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
