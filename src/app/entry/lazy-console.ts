import { lazyComponent } from '@/shared/lazy/lazy-component';
import { fetchConsole } from './fetch-console';

/** The console, whose code and words are fetched when it is first shown, or by `preload`. */
export const LazyConsole = lazyComponent(fetchConsole, 'Console');
