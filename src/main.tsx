import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { onConsoleLoaded } from './boot/lazy-console';
import { opensLogin } from './boot/signed-out-address';
import { onDocumentParsed } from './boot/on-document-parsed';
import { Root } from './boot/Root';
import { readHash } from '@/app/router/read-hash';
import { watchProfile } from '@/providers/data/profile-watch';
import { getConfig } from '@/providers/http/config';
import { release } from '@/providers/http/release';
import { session } from '@/providers/session/session';
import { sessionClock } from '@/providers/session/session-clock';
import { openAnnouncer } from '@/ui/announce/announcer';
import { prerenderedPage } from '@/ui/browser/prerendered-page';

const page = (
  <StrictMode>
    <Root />
  </StrictMode>
);

const start = () => {
  openAnnouncer();
  const container = document.querySelector('#root') as HTMLElement;
  const draw = () => createRoot(container).render(page);
  try {
    getConfig();
    // Before anything is rendered: an expired session must not be used.
    sessionClock.watch();
    watchProfile();
    release.watch();
    // Until the console has loaded, the page's own splash says the same as the console's.
    if (session.current()) void onConsoleLoaded().then(() => startTransition(draw));
    else if (prerenderedPage.isShown() && opensLogin(readHash())) hydrateRoot(container, page);
    else draw();
  } catch (error) {
    // For the deployer, before any language or theme has loaded.
    createRoot(container).render(<pre role="alert">{String(error)}</pre>);
  }
};

onDocumentParsed(start);
