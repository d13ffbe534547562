import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { docs } from '@/pages/docs/docs.page';

const FOLDER = resolve(import.meta.dirname, '../../docs/manual');

export const MANUAL_LOCALES = ['it', 'en'] as const;
export type ManualLocale = (typeof MANUAL_LOCALES)[number];

/** The parts of a page of the manual. */
export type ManualFile = {
  locale: ManualLocale;
  page: (typeof docs.values.page)[number];
  /** Its Markdown without the fenced blocks. */
  text: string;
  headings: { level: number; text: string }[];
  fences: Fence[];
};

/** A fenced block. Its first line has the language, the file it belongs to, and `key=value` options for the tests. */
export type Fence = {
  language: string;
  file?: string;
  options: Readonly<Record<string, string>>;
  code: string;
};

/** Names of the Markdown files of a language, in alphabetical order. */
export const manualFileNames = (locale: ManualLocale): string[] =>
  readdirSync(join(FOLDER, locale)).toSorted();

/** The manual in one language, in the order it is read. */
export const readManual = (locale: ManualLocale): ManualFile[] =>
  docs.values.page.map((page) => {
    const markdown = readFileSync(join(FOLDER, locale, `${page}.md`), 'utf8');
    const text = markdown.replace(FENCE, '');
    return {
      locale,
      page,
      text,
      headings: [...text.matchAll(/^(#+) (.+)$/gm)].map(([, marks = '', heading = '']) => ({
        level: marks.length,
        text: heading,
      })),
      fences: [...markdown.matchAll(FENCE)].map(([, info = '', code = '']) => fenceOf(info, code)),
    };
  });

/** The blocks that contain a whole file, each with the path of its copy among the tests, which the type checker reads. */
export const examplesIn = ({ page, fences }: ManualFile) =>
  fences.flatMap(({ file, options, code }) =>
    file && !options.excerpt && !options.into
      ? [{ file, code, copy: `tests/examples/${page}/${file.split('/').at(-1)}` }]
      : [],
  );

const FENCE = /^```([^\n]*)\n([\s\S]*?)\n```$/gm;

const fenceOf = (info: string, code: string): Fence => {
  const [language = '', ...words] = info.split(' ');
  const isOption = (word: string) => word.includes('=');
  return {
    language,
    file: words.find((word) => !isOption(word)),
    options: Object.fromEntries(
      words.filter(isOption).map((word) => [word.split('=')[0], word.replace(/^\w+=/, '')]),
    ),
    code,
  };
};
