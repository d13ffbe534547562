import { readFile } from 'node:fs/promises';
import { lintFromString, loadConfig } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
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

it('docs/openapi.json has nothing that a linter of such documents finds, examples included', async () => {
  const config = await loadConfig({ configPath: 'redocly.yaml' });
  const problems = await lintFromString({
    source: await readFile(DOCUMENT_FILE, 'utf8'),
    absoluteRef: 'docs/openapi.json',
    config,
  });
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});
