/** One language of the console's catalogue, made by vite/catalogue-by-language.ts. */
declare module 'virtual:catalogue/*' {
  import type { MessageTree } from '@/core/messages';

  const words: MessageTree;
  export default words;
}
