import { memo, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocale } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useAppearance } from '@/providers/preferences/use-appearance';
import { alerts } from '@/ui/alerts/alert-store';
import { PAGE_TITLE_ID } from '@/ui/page/page-title';
import { LazyDrawer } from '@/ui/lazy/overlays';
import { useSidebarOpen } from '../menu/useSidebarOpen';
import { useDocumentedLocation } from '@/kit/links/documented-location';
import { LazySessionNotice } from '../session/LazySessionNotice';
import { OfflineBar } from '../session/OfflineBar';
import { ReleaseNotice } from '../session/ReleaseNotice';
import { AsideTheme } from './AsideTheme';
import { Breadcrumb } from './Breadcrumb';
import { Footer } from './Footer';
import { PrintedOn } from './PrintedOn';
import { PageErrorBoundary } from '../states/PageErrorBoundary';
import { Sidebar } from './Sidebar';
import { SkipLink } from './SkipLink';
import { SplashOverlay } from '../states/SplashScreen';
import { TopBar } from './TopBar';
import { useDiagnosis } from '../diagnosis/useDiagnosis';
import { useOnHistoryMove } from '../useOnHistoryMove';
import { useArrival } from './useArrival';
import { useFocusInSight } from './useFocusInSight';
import { useFrameProperties } from './useFrameProperties';
import styles from './ConsoleLayout.module.css';
import './print.css';

/** The frame of the console: menu, top bar, the page, footer. */
export const ConsoleLayout = ({ children }: { children?: ReactNode }) => {
  const { aside, subheader } = useAppearance();
  const [isSidebarOpen, toggleSidebar] = useSidebarOpen();
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const location = useDocumentedLocation();
  const { pathname } = location;
  const translate = useTranslate();
  const main = useRef<HTMLElement>(null);
  useDocumentLanguage();
  useFrameProperties();
  useDiagnosis();
  useArrival(main, location);
  useFocusInSight();
  // A user's alerts are not for the next user at the same desk.
  useEffect(() => alerts.forget, []);
  const openDrawer = useCallback(() => setIsDrawerOpen(true), []);
  const closeDrawer = useCallback(() => setIsDrawerOpen(false), []);
  useOnHistoryMove(closeDrawer);

  return (
    <div className={styles.frame}>
      <SkipLink target={main} />
      <AsideTheme>
        <div className={styles.aside} data-folded={!isSidebarOpen || undefined}>
          <LastingSidebar isOpen={isSidebarOpen} onToggle={toggleSidebar} />
        </div>
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
      <div className={styles.column}>
        <LastingTopBar onOpenMenu={openDrawer} />
        <OfflineBar />
        <main
          id="main-content"
          ref={main}
          tabIndex={-1}
          aria-labelledby={PAGE_TITLE_ID}
          className={styles.page}
        >
          <PrintedOn />
          {subheader.breadcrumb === 'page' && (
            <div className={styles.breadcrumb}>
              <Breadcrumb />
            </div>
          )}
          <PageErrorBoundary location={pathname}>{children}</PageErrorBoundary>
        </main>
        <Footer />
      </div>
      <div className={styles.notices}>
        <ReleaseNotice />
        <LazySessionNotice />
      </div>
      <SplashOverlay />
    </div>
  );
};

/** Memoized: about thirty links that need not render again with the page. */
const LastingSidebar = memo(Sidebar);
const LastingTopBar = memo(TopBar);

const useDocumentLanguage = () => {
  const locale = useLocale();
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
};
