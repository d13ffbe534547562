import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { can, type Role } from '@/core/permissions';
import { docs } from '@/pages/docs/docs.page';
import { messages } from '@/pages/docs/docs.messages';
import { slugOf } from '@/pages/docs/slug';
import { USAGE } from '../../fixtures/server/command-line';
import { ACCOUNTS, PASSWORD } from '../../fixtures/accounts/seeded-accounts';
import { POSTS } from '../../fixtures/entities/bo-user/posts';
import {
  examplesIn,
  MANUAL_LOCALES,
  manualFileNames,
  readManual,
  type ManualFile,
} from '../support/manual';
import { EVERYBODY } from '../spec/roles';
import { permissionCalled } from '../spec/granted';
import { MATRIX } from '../spec/tables';

/** The manual says the same in both languages, and what it names is there. */
const ROOT = resolve(import.meta.dirname, '../..');
const manual = { it: readManual('it'), en: readManual('en') };
const files = [...manual.it, ...manual.en].map((file) => [file.locale, file.page, file] as const);

const pageIn = (locale: 'it' | 'en', page: string) =>
  manual[locale].find((file) => file.page === page) as ManualFile;

test.each(MANUAL_LOCALES)('%s has a file for each page, and no other', (locale) => {
  expect(manualFileNames(locale)).toEqual(docs.values.page.map((page) => `${page}.md`).toSorted());
});

describe.each(docs.values.page)('%s, in both languages', (page) => {
  const [italian, english] = [pageIn('it', page), pageIn('en', page)];

  it('has the same structure of headings', () => {
    const levelsOf = ({ headings }: ManualFile) => headings.map(({ level }) => level);
    expect(levelsOf(english)).toEqual(levelsOf(italian));
  });

  it('has the same blocks of code', () => {
    expect(english.fences).toEqual(italian.fences);
  });

  it('has as many tables, items and notes', () => {
    const shapeOf = ({ text }: ManualFile) =>
      [/^\|/gm, /^- /gm, /^\d+\. /gm, /^> \[!\w+\]$/gm].map((line) => text.match(line)?.length);
    expect(shapeOf(english)).toEqual(shapeOf(italian));
  });
});

describe.each(files)('%s %s', (locale, page, file) => {
  const codeInText = [...file.text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

  it('begins with the title it has in the list of pages', () => {
    expect(file.headings[0]).toEqual({ level: 1, text: messages[locale].page[page] });
    expect(file.headings.filter(({ level }) => level === 1)).toHaveLength(1);
  });

  it('has headings of levels 2 and 3, none twice', () => {
    const slugs = file.headings.slice(1).map(({ text }) => slugOf(text));
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(file.headings.slice(1).every(({ level }) => level === 2 || level === 3)).toBe(true);
  });

  it('links to pages and sections that are there, and shows no picture', () => {
    const links = [...file.text.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target);
    expect(links.filter((link) => !isSection(locale, link))).toEqual([]);
    expect(file.text).not.toMatch(/!\[|<img|<\w+ [^>]*src=/);
  });

  it('names files that are there', () => {
    const paths = codeInText.filter((code) =>
      /^(src|docs|tests|fixtures|deploy|\.ci)\/[\w./-]+$/.test(code),
    );
    expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it('names options and accounts that are there', () => {
    const emails = [...ACCOUNTS, ...POSTS].map(({ email }) => email);
    const named = [...codeInText, ...file.fences.map(({ code }) => code)];
    const options = named.flatMap((code) => code.match(/(?<=^|\s)--[a-z-]+/g) ?? []);
    const accounts = named.flatMap((code) => code.match(/[\w.]+@example\.com/g) ?? []);
    expect(options.filter((option) => !USAGE.includes(`${option} `))).toEqual([]);
    expect(accounts.filter((account) => !emails.includes(account))).toEqual([]);
  });

  it('says of every block what it is, and quotes files as they are', () => {
    const languages = ['sh', 'ts', 'tsx', 'html', 'nginx', 'text'];
    expect(file.fences.filter(({ language }) => !languages.includes(language))).toEqual([]);
    const nameless = file.fences.filter(
      (fence) => /^(tsx?|nginx)$/.test(fence.language) && !fence.file,
    );
    expect(nameless).toEqual([]);
    for (const { file: path = '', options, code } of file.fences) {
      if (options.excerpt)
        expect(flat(readFileSync(join(ROOT, path), 'utf8'))).toContain(flat(code));
    }
  });
});

/** They compile, for they are files of this project, too: `npm run check` reads them with all others. */
describe.each(manual.en.map((file) => [file.page, file] as const))(
  'examples of %s',
  (page, file) => {
    const examples = examplesIn(file);

    it.each(examples)('$file is $copy', ({ code, copy }) => {
      expect(`${code}\n`).toBe(readFileSync(join(ROOT, copy), 'utf8'));
    });

    it('are all there are', () => {
      const folder = join(ROOT, 'tests/examples', page);
      const copies = existsSync(folder) ? readdirSync(folder) : [];
      expect(copies.toSorted()).toEqual(examples.map(({ copy }) => basename(copy)).toSorted());
    });
  },
);

const isSection = (locale: 'it' | 'en', link: string): boolean => {
  const [, page = '', section] = /^\.\/([\w-]+)\.md(?:#(.+))?$/.exec(link) ?? [];
  const target = manual[locale].find((file) => file.page === page);
  return section === undefined
    ? target !== undefined
    : (target?.headings.some(({ text }) => slugOf(text) === section) ?? false);
};

/** Lines without their indentation: a quotation begins at the margin. */
const flat = (text: string) => text.replace(/^[ \t]+/gm, '');

/** The cells of the table whose first head is `head`, its head left out. */
const rowsOf = ({ text }: ManualFile, head: string): string[][] => {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`| ${head} |`));
  const length = lines.slice(start).findIndex((line) => !line.startsWith('|'));
  return lines.slice(start + 2, start + length).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
};

describe.each(MANUAL_LOCALES)('what it tells of roles, in %s', (locale) => {
  const REPORTS = ['company_report', 'agent_report'];
  const COLUMNS: readonly (readonly Role[])[] = [
    ['agent'],
    ['company_manager', 'area_manager', 'site_manager'],
    ['admin'],
  ];
  const codesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  const rolesOf = (item: string, column: readonly Role[]) =>
    item.includes('(') ? column.filter((role) => codesIn(item).includes(role)) : column;
  const actionsOf = (item: string) => {
    const action = item.replace(/ \(.*\)$/, '');
    return /^reports?$/.test(action) ? REPORTS : [action];
  };
  const told = rowsOf(pageIn(locale, 'use-rbac'), 'Area').flatMap(([areas = '', ...cells]) =>
    codesIn(areas).flatMap((area) =>
      cells.flatMap((cell, column) =>
        cell
          .split(', ')
          .filter((item) => item !== '')
          .flatMap((item) =>
            rolesOf(item, COLUMNS[column] ?? []).flatMap((role) =>
              actionsOf(item).map((action) => `${role} ${area}:${action}`),
            ),
          ),
      ),
    ),
  );

  it('is the permission table, all of it', () => {
    const granted = Object.entries(MATRIX).flatMap(([area, actions]) =>
      Object.keys(actions)
        .filter((action) => action !== 'delete')
        .flatMap((action) =>
          EVERYBODY.filter((role) => can([role], permissionCalled(`${area}:${action}`))).map(
            (role) => `${role} ${area}:${action}`,
          ),
        ),
    );
    expect(told.toSorted()).toEqual(granted.toSorted());
  });

  it('lists every account, and the password', () => {
    const listed = rowsOf(pageIn(locale, 'quick-start'), 'Account').map(
      ([account = '']) => account,
    );
    expect(listed).toEqual(ACCOUNTS.map(({ email }) => `\`${email}\``));
    for (const page of ['quick-start', 'mock-backend', 'use-a-demo']) {
      expect(pageIn(locale, page).text).toContain(`\`${PASSWORD}\``);
    }
  });
});
