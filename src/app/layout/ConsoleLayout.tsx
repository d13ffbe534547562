import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { memo, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocale, useStore } from 'react-admin';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { MENU_KEY } from '@/providers/preferences/appearance';
import { useAppearance } from '@/providers/preferences/use-appearance';
import { alerts } from '@/shared/alerts/alert-store';
import { LazyDrawer } from '@/shared/lazy/overlays';
import { useDocumentedLocation } from '../router/documented-router-provider';
import { LazySessionNotice } from '../session/LazySessionNotice';
import { AsideTheme } from './AsideTheme';
import { Breadcrumb } from './Breadcrumb';
import { Footer } from './Footer';
import { contentWidth, frameStyles, gutters } from './frame';
import { printStyles } from './print';
import { PrintedOn } from './PrintedOn';
import { PageErrorBoundary } from '../states/PageErrorBoundary';
import { Sidebar } from './Sidebar';
import { SkipLink } from './SkipLink';
import { SplashOverlay } from '../states/SplashScreen';
import { TopBar } from './TopBar';
import { useFocusOnPage } from './useFocusOnPage';

/** The frame of the console: menu, top bar, the page, footer. */
export const ConsoleLayout = ({ children }: { children?: ReactNode }) => {
  const appearance = useAppearance();
  const { aside, subheader } = appearance;
  const [isSidebarOpen, setIsSidebarOpen] = useStore(MENU_KEY, aside.start === 'open');
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const { pathname, search } = useDocumentedLocation();
  const translate = useTranslate();
  const main = useRef<HTMLElement>(null);
  useDocumentLanguage();
  useFocusOnPage(main, pathname + search);
  // What this reader was told is not for the next one at the same desk.
  useEffect(() => alerts.forget, []);
  const openDrawer = useCallback(() => setIsDrawerOpen(true), []);
  const closeDrawer = () => setIsDrawerOpen(false);
  const toggleSidebar = useCallback(
    () => setIsSidebarOpen(!isSidebarOpen),
    [isSidebarOpen, setIsSidebarOpen],
  );

  return (
    <Box sx={{ display: 'flex', minHeight: '100vh' }}>
      <GlobalStyles styles={frameStyles(appearance)} />
      <GlobalStyles styles={printStyles} />
      <SkipLink target={main} />
      <AsideTheme>
        <Box
          sx={({ sidebar, transitions }) => ({
            display: { xs: 'none', md: 'block' },
            displayPrint: 'none',
            flex: 'none',
            position: 'sticky',
            top: 0,
            height: '100vh',
            width: isSidebarOpen ? aside.width : sidebar.closedWidth,
            bgcolor: 'background.paper',
            borderRight: 1,
            borderColor: 'divider',
            transition: transitions.create('width'),
          })}
        >
          <LastingSidebar isOpen={isSidebarOpen} onToggle={toggleSidebar} />
        </Box>
        <LazyDrawer
          open={isDrawerOpen}
          onClose={closeDrawer}
          sx={{ display: { md: 'none' } }}
          slotProps={{
            paper: {
              'aria-label': translate('shell.menu'),
              sx: { width: aside.width + 24, maxWidth: '85vw' },
            },
          }}
        >
          <Sidebar isOpen onNavigate={closeDrawer} />
        </LazyDrawer>
      </AsideTheme>
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <LastingTopBar onOpenMenu={openDrawer} />
        <Box
          component="main"
          id="main-content"
          ref={main}
          tabIndex={-1}
          sx={{
            flex: 1,
            width: '100%',
            maxWidth: contentWidth(appearance),
            mx: 'auto',
            p: gutters(appearance),
            '&:focus-visible': { outline: 'none' },
            // It comes with the page, where that ends: before, it would be pushed away.
            '&:has([data-page-loading]) + footer': { visibility: 'hidden' },
          }}
        >
          <PrintedOn />
          {subheader.breadcrumb === 'page' && (
            <Box sx={{ mb: 1.5, displayPrint: 'none' }}>
              <Breadcrumb />
            </Box>
          )}
          <PageErrorBoundary location={pathname}>{children}</PageErrorBoundary>
        </Box>
        <Footer />
      </Box>
      <LazySessionNotice />
      <SplashOverlay />
    </Box>
  );
};

/** Thirty links and all they are made of: what renders the page anew leaves them as they are. */
const LastingSidebar = memo(Sidebar);
const LastingTopBar = memo(TopBar);

const useDocumentLanguage = () => {
  const locale = useLocale();
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
};
