import { expect, test, vi } from 'vitest';

test('no schema is compiled: the content policy would report the try', async () => {
  const compiled = vi.fn();
  vi.stubGlobal('Function', new Proxy(Function, { construct: compiled, apply: compiled }));
  const { schema } = await import('@/resources/company/company.schema');
  expect(schema.safeParse({}).success).toBe(false);
  expect(compiled).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
