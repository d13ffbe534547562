import { parseSync } from 'vite';
import { isRecord } from '@/core/is-record';
import type { SourceFile } from './source-files';

/** Attributes with text that users see or hear. */
const TEXT_ATTRIBUTE =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label|helperText|hint|secondary|primary)$/;

/** A key of the catalogue, which components translate: `form.hint.min_3`. */
const KEY = /^[a-z][\w-]*(?:\.[\w-]+)+$/;

/** A word. Marks between values, such as `·` or `(`, are the same in every language. */
const WORD = /\p{L}{2}/u;

/** The texts in the JSX of `file` that are written there instead of in the catalogue, each with its line. */
export const writtenTexts = ({ path, text }: SourceFile): string[] => {
  const found: string[] = [];
  const add = (value: string, at: number) => {
    const isText = WORD.test(value) && !KEY.test(value) && !ALLOWED.has(value.trim());
    if (isText) found.push(`${path}:${text.slice(0, at).split('\n').length}: ${value.trim()}`);
  };
  walk(parseSync(path, text).program, (node) => {
    if (node.type === 'JSXText') add(String(node.value), Number(node.start));
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      for (const child of node.children as Node[]) {
        if (child.type === 'JSXExpressionContainer') literalsIn(child.expression, add);
      }
    }
    if (node.type === 'JSXAttribute' && TEXT_ATTRIBUTE.test(nameOf(node))) {
      literalsIn(node.value, add);
    }
  });
  return found;
};

/** Texts that are the same in both languages. */
const ALLOWED: ReadonlySet<string> = new Set(['https://', '.xlsx']);

type Node = Record<string, unknown> & { type: string };

const isNode = (value: unknown): value is Node => isRecord(value) && typeof value.type === 'string';

const nameOf = ({ name }: Node) => (isRecord(name) ? String(name.name) : '');

const walk = (value: unknown, visit: (node: Node) => void): void => {
  if (Array.isArray(value)) for (const item of value) walk(item, visit);
  if (!isNode(value)) return;
  visit(value);
  for (const inner of Object.values(value)) walk(inner, visit);
};

/** Calls `add` for the texts that `value` may evaluate to: itself, or a branch of a condition. */
const literalsIn = (value: unknown, add: (text: string, at: number) => void): void => {
  if (!isNode(value)) return;
  if (value.type === 'Literal' && typeof value.value === 'string') {
    add(value.value, Number(value.start));
  }
  if (value.type === 'TemplateLiteral') {
    const quasis = value.quasis as { value: { cooked: string } }[];
    add(quasis.map((quasi) => quasi.value.cooked).join(' '), Number(value.start));
  }
  if (value.type === 'JSXExpressionContainer') literalsIn(value.expression, add);
  if (value.type === 'ConditionalExpression') {
    literalsIn(value.consequent, add);
    literalsIn(value.alternate, add);
  }
  if (value.type === 'LogicalExpression') literalsIn(value.right, add);
};
