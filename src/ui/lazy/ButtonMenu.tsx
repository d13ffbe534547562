import Menu, { type MenuProps } from '@mui/material/Menu';

/** MUI's menu, named after the button that opened it: `anchorEl`, which must be an element. */
export const ButtonMenu = ({ slotProps, ...menu }: MenuProps) => {
  const { anchorEl } = menu;
  const button = anchorEl instanceof HTMLElement ? anchorEl : null;
  const name = button?.getAttribute('aria-label') ?? button?.textContent;
  return (
    <Menu
      {...menu}
      slotProps={{ ...slotProps, list: { 'aria-label': name, ...slotProps?.list } }}
    />
  );
};
