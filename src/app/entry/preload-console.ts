import { session } from '@/providers/session/session';
import { fetchConsole } from './fetch-console';

// A small script of its own beside the page's: for somebody signed in, the console's code comes beside that of the
// login, not after it. Where it fails, showing the console asks for it again.
if (session.current()) void fetchConsole().catch(() => undefined);
