/** Made by `vite/prerendered-login.ts`; null while the console is developed. */
declare module 'virtual:prerendered-login' {
  import type { Locale } from '@/core/constants';

  export const prerenderedLogin: Record<Locale, Record<'light' | 'dark', string>> | null;
}
