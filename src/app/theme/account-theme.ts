import { createTheme, type Theme } from '@mui/material/styles';
import { baselineOverrides } from './baseline';
import { foundation } from './foundation';
import { createColors } from './palette';

/** The same theme for the account area, which is made of plain elements: without MUI's parts in it. */
export const createAccountTheme = (mode: 'light' | 'dark'): Theme => {
  const colors = createColors(mode);
  return createTheme({ ...foundation(mode, colors), components: baselineOverrides(colors) });
};
