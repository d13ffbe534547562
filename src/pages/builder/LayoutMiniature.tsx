import Box from '@mui/material/Box';
import { ThemeProvider } from '@mui/material/styles';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { forcedTheme, type Appearance } from '@/core/appearance';
import { useThemeFactory } from '@/ui/hooks/theme-factory';
import { useThemeMode } from '@/ui/preferences/useThemeMode';
import { MiniatureAside } from './MiniatureAside';
import { Bar, PIXEL, Pin } from './miniature-parts';

/** A preview of the console with `draft`, at a quarter of its size, before anything is applied. */
export const LayoutMiniature = ({ draft }: { draft: Appearance }) => {
  const translate = useTranslate();
  const { ofPage, ofAside } = useThemeFactory();
  const [shown] = useThemeMode();
  const mode = forcedTheme(draft) ?? shown;
  return (
    <ThemeProvider theme={ofPage(mode, draft)}>
      <Box
        role="img"
        aria-label={translate('pages.builder.miniature')}
        data-miniature
        sx={{
          aspectRatio: '16 / 11',
          display: 'flex',
          overflow: 'hidden',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.default',
          color: 'text.secondary',
        }}
      >
        <ThemeProvider theme={ofAside(mode, draft)}>
          <MiniatureAside draft={draft} />
        </ThemeProvider>
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          <Header draft={draft} />
          <Page draft={draft} />
          <Footer draft={draft} />
        </Box>
      </Box>
    </ThemeProvider>
  );
};

const GAPS = { compact: 6, normal: 10, roomy: 18 } as const;
const ROWS = { compact: 9, normal: 12, roomy: 15 } as const;
const HEADS = { compact: 5, normal: 7, roomy: 10 } as const;

type PartProps = { draft: Appearance };

const Header = ({ draft: { header, subheader, content } }: PartProps) => (
  <Box sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider', flex: 'none' }}>
    <Box
      sx={{
        height: 20,
        display: 'flex',
        alignItems: 'center',
        gap: '4px',
        px: '8px',
        mx: 'auto',
        maxWidth: header.width === 'contained' ? widthOf(content) : 'none',
      }}
    >
      {subheader.breadcrumb === 'header' && <Bar width={48} />}
      <Box sx={{ flex: 1 }} />
      {header.fixed && <Pin />}
      {header.alerts && <Bar width={5} height={5} isRound />}
      {header.language && <Bar width={14} height={6} />}
      {header.themeSwitch && <Bar width={5} height={5} isRound />}
      <Bar width={9} height={9} isRound color="primary.main" />
    </Box>
  </Box>
);

const Page = ({ draft: { skins, subheader, content } }: PartProps) => {
  const line = LINES[skins.textSize];
  return (
    <Box
      sx={{
        flex: 1,
        minHeight: 0,
        overflow: 'hidden',
        width: '100%',
        mx: 'auto',
        maxWidth: widthOf(content),
        p: `${GAPS[content.padding]}px`,
      }}
    >
      {subheader.breadcrumb === 'page' && <Bar width={48} sx={{ mb: '6px' }} />}
      <Box sx={{ display: 'flex', alignItems: 'center', mb: `${HEADS[subheader.size] * 1.5}px` }}>
        <Box sx={{ flex: 1, display: 'grid', gap: '3px' }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: '4px' }}>
            <Bar width={64} height={HEADS[subheader.size]} color="text.primary" />
            {subheader.count && <Bar width={12} height={line} />}
            {subheader.sticky && <Pin />}
          </Box>
          {subheader.subtitle && <Bar width={88} height={line} />}
        </Box>
        <Box
          sx={{
            width: 36,
            height: ROWS[skins.density] + 1,
            borderRadius: `${skins.radius * PIXEL}px`,
            bgcolor: 'primary.main',
            display: 'grid',
            placeItems: 'center',
          }}
        >
          <Bar width={20} height={line} color="primary.contrastText" />
        </Box>
      </Box>
      <Box
        sx={{
          border: 1,
          borderColor: 'divider',
          borderRadius: `${skins.radius * PIXEL}px`,
          bgcolor: 'background.paper',
        }}
      >
        {ROW_WIDTHS.map((width) => (
          <Box
            key={width}
            sx={{
              height: ROWS[skins.density],
              px: '6px',
              display: 'flex',
              alignItems: 'center',
              gap: '12%',
              '& + &': { borderTop: 1, borderColor: 'divider' },
            }}
          >
            <Bar width={`${width}%`} height={line} color="primary.main" />
            <Bar width="24%" height={line} />
            <Bar width="12%" height={line} />
          </Box>
        ))}
      </Box>
    </Box>
  );
};

const Footer = ({ draft: { footer, content } }: PartProps) =>
  footer.shown && (
    <Box
      sx={
        footer.fixed
          ? { bgcolor: 'background.paper', borderTop: 1, borderColor: 'divider', zIndex: 1 }
          : null
      }
    >
      <Box
        sx={{
          height: 14,
          px: '8px',
          mx: 'auto',
          display: 'flex',
          alignItems: 'center',
          gap: '4px',
          maxWidth: footer.width === 'contained' ? widthOf(content) : 'none',
        }}
      >
        <Bar width={44} />
        {footer.text !== '' && <Bar width={Math.min(footer.text.length * 1.5, 90)} />}
        {footer.fixed && <Pin />}
      </Box>
    </Box>
  );

const ROW_WIDTHS = [30, 24, 34, 22, 28, 26];
const LINES = { normal: 3, large: 4, larger: 5 } as const;

/** The approximate share of the room beside the menu in a window of 1920 pixels. */
const widthOf = ({ width, maxWidth }: Appearance['content']) =>
  width === 'fluid' ? 'none' : `${(maxWidth / 1600) * 100}%`;
