import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Root } from './app/Root';
import { watchProfile } from '@/providers/data/profile-watch';
import { getConfig } from '@/providers/http/config';
import { sessionClock } from '@/providers/session/session-clock';

const root = createRoot(document.querySelector('#root') as HTMLElement);

try {
  getConfig();
  // Before anything is drawn: a session whose time is over is nobody's.
  sessionClock.watch();
  watchProfile();
  root.render(
    <StrictMode>
      <Root />
    </StrictMode>,
  );
} catch (error) {
  // Said to the deployer, who alone can mend it, before there is a language or a theme to say it in.
  root.render(<pre role="alert">{String(error)}</pre>);
}
