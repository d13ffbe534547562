/** A token of code and its kind; `plain` has no colour. */
export type CodeToken = { kind: 'plain' | 'comment' | 'string' | 'keyword'; text: string };

/**
 * Splits code into tokens for colouring: comments, strings and keywords. It is no full lexer.
 * Concatenated, the tokens are the code.
 */
export const highlight = (code: string, language: string): CodeToken[] => {
  const pattern = PATTERNS[language];
  if (!pattern) return [{ kind: 'plain', text: code }];
  const tokens: CodeToken[] = [];
  let end = 0;
  for (const { index, 0: text, groups = {} } of code.matchAll(pattern)) {
    const kind = KINDS.find((name) => groups[name] !== undefined);
    if (!kind) continue;
    if (index > end) tokens.push({ kind: 'plain', text: code.slice(end, index) });
    tokens.push({ kind, text });
    end = index + text.length;
  }
  if (end < code.length) tokens.push({ kind: 'plain', text: code.slice(end) });
  return tokens;
};

const KINDS = ['comment', 'string', 'keyword'] as const;

const QUOTED = String.raw`(?<string>'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|${'`'}(?:[^${'`'}\\]|\\.)*${'`'})`;
const SCRIPT_WORDS =
  'as|async|await|const|else|export|false|for|from|function|if|import|in|new|null|of|return|satisfies|throw|true|try|catch|type|typeof|undefined';

const SCRIPT = new RegExp(
  String.raw`(?<comment>\/\/[^\n]*|\/\*[\s\S]*?\*\/)|${QUOTED}|\b(?<keyword>${SCRIPT_WORDS})\b`,
  'g',
);
const HASH = new RegExp(String.raw`(?<comment>(?<=^|\s)#[^\n]*)|${QUOTED}`, 'gm');

const PATTERNS: Readonly<Record<string, RegExp>> = {
  ts: SCRIPT,
  tsx: SCRIPT,
  json: new RegExp(String.raw`${QUOTED}|\b(?<keyword>true|false|null)\b`, 'g'),
  sh: HASH,
  nginx: HASH,
  html: new RegExp(String.raw`(?<comment><!--[\s\S]*?-->)|${QUOTED}`, 'g'),
};
