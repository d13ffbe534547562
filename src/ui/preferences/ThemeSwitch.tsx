import type { ThemeMode } from '@/core/constants';
import { useAnnouncedChange } from '@/ui/announce/useAnnouncedChange';
import { Glyph } from '@/ui/plain/Glyph';
import { PlainButton } from '@/ui/plain/PlainButton';
import { TitledIcon } from '@/ui/plain/TitledIcon';

type ThemeSwitchProps = {
  mode: ThemeMode;
  /** Names the action of the button: 'Passa al tema scuro'. */
  label: string;
  /** Announced when the mode changes, not when the language does: 'Tema scuro'. */
  state: string;
  onChange: (mode: ThemeMode) => void;
};

/** Switches between the light and the dark theme. */
export const ThemeSwitch = ({ mode, label, state, onChange }: ThemeSwitchProps) => {
  useAnnouncedChange(state, mode);
  return (
    <PlainButton
      look="icon"
      aria-label={label}
      onClick={() => onChange(mode === 'dark' ? 'light' : 'dark')}
    >
      <TitledIcon title={label}>
        <Glyph path={mode === 'dark' ? SUN : MOON} />
      </TitledIcon>
    </PlainButton>
  );
};

const MOON = 'M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7Z';
const SUN =
  'M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.3 4.3l1.1 1.1M14.6 14.6l1.1 1.1M4.3 15.7l1.1-1.1M14.6 5.4l1.1-1.1';
