/** Made by `vite/prerendered-login.ts`, only in the build. */
declare module 'virtual:prerendered-login' {
  import type { Locale, ThemeMode } from '@/core/constants';

  export const prerenderedLogin: Record<Locale, Record<ThemeMode, string>>;
}
