import { createTheme, type Theme } from '@mui/material/styles';
import type { Appearance } from '@/core/appearance/appearance';
import { baselineOverrides } from './baseline';
import { foundation } from './foundation';
import { createLook } from './look';

/** The same theme for the account area, which is made of plain elements: without MUI's parts in it. */
export const createAccountTheme = (mode: 'light' | 'dark', skins: Appearance['skins']): Theme => {
  const look = createLook(mode, skins);
  return createTheme({ ...foundation(look), components: baselineOverrides(look) });
};
