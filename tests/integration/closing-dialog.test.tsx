import Dialog from '@mui/material/Dialog';
import Drawer from '@mui/material/Drawer';
import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { DEFAULT_APPEARANCE } from '@/core/appearance';
import { createConsoleTheme } from '@/app/theme/theme';

const theme = createConsoleTheme('light', DEFAULT_APPEARANCE.skins);

const Page = ({ overlay: Overlay }: { overlay: typeof Dialog | typeof Drawer }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ThemeProvider theme={theme}>
      <button onClick={() => setIsOpen(true)}>opens</button>
      <Overlay open={isOpen} onClose={() => setIsOpen(false)}>
        text
      </Overlay>
    </ThemeProvider>
  );
};

for (const [name, overlay] of Object.entries({ dialog: Dialog, drawer: Drawer })) {
  it(`what opened a ${name} has the focus again on a page that screen readers read`, async () => {
    const { container } = render(<Page overlay={overlay} />);
    await userEvent.click(screen.getByText('opens'));
    expect(container).toHaveAttribute('aria-hidden', 'true');
    await userEvent.keyboard('{Escape}');
    expect(container).not.toHaveAttribute('aria-hidden');
    expect(screen.getByText('opens')).toHaveFocus();
  });
}
