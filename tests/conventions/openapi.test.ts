import { readFile } from 'node:fs/promises';
import { lintFromString, loadConfig } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { ADMINS, permit } from '@/core/permissions';
import { category } from '@/resources/category/category.definition';
import { withPermissions } from '../../fixtures/openapi/permission-table';
import {
  DOCUMENT_FILE,
  documentText,
  permissionPages,
  SHAPES_FILE,
  shapesText,
} from '../../fixtures/openapi/write';

it('docs/openapi.json is what `npm run openapi` writes', async () => {
  expect(await readFile(DOCUMENT_FILE, 'utf8')).toBe(await documentText());
});

it('the check of the backend has the shapes that `npm run openapi` writes', async () => {
  expect(await readFile(SHAPES_FILE, 'utf8')).toBe(await shapesText());
});

it('the manual has the table of permissions that `npm run openapi` writes', async () => {
  for (const { text, written } of await permissionPages()) expect(text).toBe(written);
});

it('the table of permissions names the roles of an action that only some managers may take', () => {
  const access = {
    list: permit('gadget:list', ['admin', 'company_manager', 'site_manager']),
    create: permit('gadget:create', ADMINS),
  };
  const page = '| Area | Agent | Managers | Admin |\n|---|---|---|---|\n| `csv` | | | list |\n';
  expect(
    withPermissions(page, [{ ...category, access }], 'reports')
      .split('\n')
      .at(-2),
  ).toBe('| `gadget` | | list (`company_manager` `site_manager`) | list, create |');
});

it('docs/openapi.json has nothing that a linter of such documents finds, examples included', async () => {
  const config = await loadConfig({ configPath: 'redocly.yaml' });
  const problems = await lintFromString({
    source: await readFile(DOCUMENT_FILE, 'utf8'),
    absoluteRef: 'docs/openapi.json',
    config,
  });
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});
