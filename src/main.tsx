import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { whenConsoleIsThere } from './app/entry/lazy-console';
import { Root } from './app/Root';
import { watchProfile } from '@/providers/data/profile-watch';
import { getConfig } from '@/providers/http/config';
import { session } from '@/providers/session/session';
import { sessionClock } from '@/providers/session/session-clock';

const root = createRoot(document.querySelector('#root') as HTMLElement);

const draw = () =>
  root.render(
    <StrictMode>
      <Root />
    </StrictMode>,
  );

try {
  getConfig();
  // Before anything is drawn: a session whose time is over is nobody's.
  sessionClock.watch();
  watchProfile();
  // Until the console is there, the page's own splash says what the console's would.
  if (session.current()) void whenConsoleIsThere().then(() => startTransition(draw));
  else draw();
} catch (error) {
  // Said to the deployer, who alone can mend it, before there is a language or a theme to say it in.
  root.render(<pre role="alert">{String(error)}</pre>);
}
