/** The community translation ships no types. */
declare module 'ra-language-italian' {
  const messages: Readonly<Record<string, unknown>>;
  export default messages;
}
