import { expect, test, vi } from 'vitest';
import type { ImportFormat } from '@/core/imports';
import { requiredText } from '@/core/schema/text';
import * as z from '@/core/zod';
import { createWorkbench } from '@/imports/workbench/workbench';

const format: ImportFormat = {
  key: ['code'],
  schema: z.object({ code: requiredText() }),
  columns: [{ name: 'code', examples: ['1', '2'] }],
};

test('a check that is cancelled while the page shows its last report is not done, and keeps its rows', async () => {
  let now = 0;
  // Each report is due.
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1_000));
  const bench = createWorkbench(format);
  await bench.open(new Blob(['code\n1\n2\n']), {});
  let reports = 0;
  const states = [];
  for (const last of [Infinity, 2]) {
    reports = 0;
    const { rows, isDone } = await bench.check(['code'], async () => {
      await Promise.resolve();
      if (++reports === last) bench.cancel();
    });
    states.push({ reports, rows, isDone });
  }
  expect(states).toEqual([
    { reports: 2, rows: 2, isDone: true },
    { reports: 2, rows: 2, isDone: false },
  ]);
});
