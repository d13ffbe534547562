import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, type ReactNode } from 'react';
import { BrandMark } from '@/shared/brand/BrandMark';
import { LanguageSwitch } from '@/shared/preferences/LanguageSwitch';
import { ThemeSwitch } from '@/shared/preferences/ThemeSwitch';
import { useThemeMode } from '@/shared/preferences/useThemeMode';
import { useAccountI18n } from './account-i18n';
import { BrandPanel } from './BrandPanel';

type AccountFrameProps = { title: string; subtitle: string; children: ReactNode };

/** The frame of every account screen: its form on the left, the product's picture on the right. */
export const AccountFrame = ({ title, subtitle, children }: AccountFrameProps) => {
  const { t } = useAccountI18n();
  const product = t('product.name');
  useEffect(() => {
    document.title = `${title} · ${product}`;
  }, [title, product]);
  return (
    <Box sx={{ display: 'flex', minHeight: '100vh', bgcolor: 'background.paper' }}>
      <Box
        sx={{
          flex: { xs: '1 1 100%', md: '0 0 520px' },
          minWidth: 0,
          display: 'flex',
          flexDirection: 'column',
          px: { xs: 3, sm: 6 },
          py: { xs: 2, sm: 3 },
        }}
      >
        <Head product={product} />
        <Box
          component="main"
          sx={{ my: 'auto', py: 5, width: '100%', maxWidth: { xs: 440, md: 'none' }, mx: 'auto' }}
        >
          <Typography variant="h4" component="h1">
            {title}
          </Typography>
          <Typography color="text.secondary" sx={{ mt: 1, mb: 4 }}>
            {subtitle}
          </Typography>
          {children}
        </Box>
        <Typography variant="caption" component="footer" color="text.secondary">
          {t('product.copyright', { year: new Date().getFullYear() })}
        </Typography>
      </Box>
      <BrandPanel headline={t('product.headline')} text={t('product.promise')} />
    </Box>
  );
};

const Head = ({ product }: { product: string }) => {
  const { t, locale, setLocale } = useAccountI18n();
  const [mode, setMode] = useThemeMode();
  return (
    <Box component="header" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <BrandMark size={32} />
      <Typography component="span" variant="subtitle1" noWrap sx={{ flex: 1, fontWeight: 600 }}>
        {product}
      </Typography>
      <LanguageSwitch label={t('preferences.language')} locale={locale} onChange={setLocale} />
      {setMode && (
        <ThemeSwitch mode={mode} label={t(`preferences.leave_${mode}`)} onChange={setMode} />
      )}
    </Box>
  );
};
