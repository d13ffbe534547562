/** Made by `vite/prerendered-login.ts`, for the build alone. */
declare module 'virtual:prerendered-login' {
  import type { Locale } from '@/core/constants';

  export const prerenderedLogin: Record<Locale, Record<'light' | 'dark', string>>;
}
