import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocale, useSidebarState, useTranslate } from 'react-admin';
import { alerts } from '@/shared/alerts/alert-store';
import { useDocumentedLocation } from '../router/documented-router-provider';
import { PageErrorBoundary } from './PageErrorBoundary';
import { PageSkeleton } from './PageSkeleton';
import { Sidebar } from './Sidebar';
import { SkipLink } from './SkipLink';
import { SplashOverlay } from './SplashScreen';
import { TopBar } from './TopBar';

/** The frame of the console: menu, top bar, the page, footer. */
export const ConsoleLayout = ({ children }: { children?: ReactNode }) => {
  const [isSidebarOpen, setIsSidebarOpen] = useSidebarState();
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const { pathname } = useDocumentedLocation();
  const translate = useTranslate();
  const main = useRef<HTMLElement>(null);
  useDocumentLanguage();
  // What this reader was told is not for the next one at the same desk.
  useEffect(() => alerts.forget, []);
  const closeDrawer = () => setIsDrawerOpen(false);

  return (
    <Box sx={{ display: 'flex', minHeight: '100vh' }}>
      <SkipLink target={main} />
      <Box
        sx={({ sidebar, transitions }) => ({
          display: { xs: 'none', md: 'block' },
          flex: 'none',
          position: 'sticky',
          top: 0,
          height: '100vh',
          width: isSidebarOpen ? sidebar.width : sidebar.closedWidth,
          bgcolor: 'background.paper',
          borderRight: 1,
          borderColor: 'divider',
          transition: transitions.create('width'),
        })}
      >
        <Sidebar isOpen={isSidebarOpen} onToggle={() => setIsSidebarOpen(!isSidebarOpen)} />
      </Box>
      <Drawer
        open={isDrawerOpen}
        onClose={closeDrawer}
        sx={{ display: { md: 'none' } }}
        slotProps={{
          paper: {
            'aria-label': translate('shell.menu'),
            sx: ({ sidebar }) => ({ width: sidebar.width + 24 }),
          },
        }}
      >
        <Sidebar isOpen onNavigate={closeDrawer} />
      </Drawer>
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <TopBar onOpenMenu={() => setIsDrawerOpen(true)} />
        <Box
          component="main"
          id="main-content"
          ref={main}
          tabIndex={-1}
          sx={{
            flex: 1,
            width: '100%',
            maxWidth: 1600,
            mx: 'auto',
            p: { xs: 2, md: 3 },
            '&:focus-visible': { outline: 'none' },
          }}
        >
          <PageErrorBoundary location={pathname}>
            <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
          </PageErrorBoundary>
        </Box>
        <Footer />
      </Box>
      <SplashOverlay />
    </Box>
  );
};

const Footer = () => {
  const translate = useTranslate();
  return (
    <Typography
      component="footer"
      variant="caption"
      color="text.secondary"
      sx={{ px: { xs: 2, md: 3 }, py: 2 }}
    >
      {translate('shell.copyright', { year: new Date().getFullYear() })}
    </Typography>
  );
};

const useDocumentLanguage = () => {
  const locale = useLocale();
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
};
