import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { isMac, SHORTCUTS, type ShortcutName } from './shortcuts';

/** The keys of a shortcut, as this machine's keyboard names them. */
export const Keys = ({ name }: { name: ShortcutName }) => (
  <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, flex: 'none' }}>
    {SHORTCUTS[name].chord.map((key) => (
      <Key key={key} name={key} />
    ))}
  </Box>
);

const Key = ({ name }: { name: string }) => {
  const translate = useTranslate();
  const sign = signOf(name);
  return (
    <Box component="kbd" sx={look}>
      {sign ? (
        <>
          <span aria-hidden>{sign}</span>
          <span style={visuallyHidden}>{translate(`shortcuts.keys.${name}`)}</span>
        </>
      ) : (
        translate(`shortcuts.keys.${name}`, { _: name.toUpperCase() })
      )}
    </Box>
  );
};

/** What stands on the key where that is no word. */
const signOf = (key: string): string | undefined => {
  if (key === 'mod') return isMac() ? '⌘' : undefined;
  return SIGNS[key];
};

const SIGNS: Readonly<Record<string, string>> = { arrowup: '↑', arrowdown: '↓', enter: '↵' };

const look = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 22,
  height: 22,
  px: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: '6px',
  bgcolor: 'surface.sunken',
  color: 'text.secondary',
  fontFamily: 'inherit',
  fontSize: 12,
  fontWeight: 500,
  lineHeight: 1,
} as const;
