import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { onConsoleLoaded } from './boot/lazy-console';
import { opensLogin } from './boot/signed-out-address';
import { whenParsed } from './boot/when-parsed';
import { Root } from './boot/Root';
import { readHash } from '@/app/router/read-hash';
import { watchProfile } from '@/providers/data/profile-watch';
import { getConfig } from '@/providers/http/config';
import { release } from '@/providers/http/release';
import { session } from '@/providers/session/session';
import { sessionClock } from '@/providers/session/session-clock';
import { prerenderedPage } from '@/ui/browser/prerendered-page';

const page = (
  <StrictMode>
    <Root />
  </StrictMode>
);

const start = () => {
  const container = document.querySelector('#root') as HTMLElement;
  const draw = () => createRoot(container).render(page);
  try {
    getConfig();
    // Before anything is drawn: a session whose time is over is nobody's.
    sessionClock.watch();
    watchProfile();
    release.watch();
    // Until the console is there, the page's own splash says what the console's would.
    if (session.current()) void onConsoleLoaded().then(() => startTransition(draw));
    else if (prerenderedPage.isShown() && opensLogin(readHash())) hydrateRoot(container, page);
    else draw();
  } catch (error) {
    // Said to the deployer, who alone can mend it, before there is a language or a theme to say it in.
    createRoot(container).render(<pre role="alert">{String(error)}</pre>);
  }
};

whenParsed(start);
