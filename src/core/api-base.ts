/**
 * The problems of `written` as the address of an API, each the end of a sentence. On a page of `origin` it may be
 * relative. Paths are appended to it: a `?` or `#` would swallow them, and it goes into every request.
 */
export const apiBaseProblems = (written: unknown, origin?: string): string[] => {
  const page = origin && `${origin}/`;
  // 'https:api.example.com' would be relative on one page and absolute on another.
  if (
    typeof written !== 'string' ||
    /^https?:(?!\/\/)/i.test(written) ||
    !URL.canParse(written, page)
  )
    return [`must be an address, not ${JSON.stringify(written)}`];
  const { protocol, username, password } = new URL(written, page);
  const isWeb = ['http:', 'https:'].includes(protocol);
  return [
    ...(isWeb ? [] : [`must be an http or https address, not ${protocol}`]),
    // The message does not repeat the faulty part, which is a secret.
    ...(username || password ? ['must not contain a user name or a password'] : []),
    ...(/[?#]/.test(written) ? ['must not contain ? or #'] : []),
  ];
};
