import Box from '@mui/material/Box';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { AppLook } from '@/domain/preview/app-look';

/** A little phone in an app's colours: bar, text and tiles. */
export const AppSwatch = ({ look }: { look: AppLook }) => {
  const translate = useTranslate();
  const { primary, secondary, background, text } = look;
  return (
    <Box
      role="img"
      aria-label={translate('resources.app.card.colors', {
        primary: primary ?? '–',
        secondary: secondary ?? '–',
        background: background ?? '–',
        text: text ?? '–',
      })}
      sx={{
        flex: 'none',
        width: 76,
        height: 136,
        border: '3px solid',
        borderColor: 'text.primary',
        borderRadius: '14px',
        overflow: 'hidden',
        bgcolor: background ?? 'background.paper',
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      <Box sx={{ height: 24, bgcolor: primary ?? 'divider' }} />
      <Box sx={{ p: 0.75, flex: 1, display: 'flex', flexDirection: 'column', gap: 0.5 }}>
        <Box sx={{ ...LINE, width: '80%', bgcolor: text ?? 'divider' }} />
        <Box sx={{ ...LINE, width: '55%', bgcolor: text ?? 'divider' }} />
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: '3px', mt: 0.5 }}>
          {TILES.map(({ name, span, isPrimary }) => (
            <Box
              key={name}
              sx={{
                gridColumn: `span ${span}`,
                height: 18,
                borderRadius: '4px',
                bgcolor: (isPrimary ? primary : secondary) ?? 'divider',
              }}
            />
          ))}
        </Box>
      </Box>
    </Box>
  );
};

const LINE = { height: 4, borderRadius: '2px' } as const;

const TILES = [
  { name: 'wide', span: 2, isPrimary: true },
  { name: 'small', span: 1, isPrimary: false },
  { name: 'other', span: 1, isPrimary: false },
  { name: 'broad', span: 2, isPrimary: true },
];
