/** One language of the console's catalogue, made by vite/catalogue-by-language.ts. */
declare module 'virtual:catalogue/*' {
  const words: import('@/core/messages').MessageTree;
  export default words;
}
