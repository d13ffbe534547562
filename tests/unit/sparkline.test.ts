import { describe, expect, it } from 'vitest';
import { pathOf } from '@/ui/charts/Sparkline';

describe('the line of a sparkline', () => {
  it.each([
    ['from edge to edge, the highest on top', [0, 5, 10], 'M 0 31 L 50 16 L 100 1'],
    ['level, where all are nought', [0, 0], 'M 0 31 L 100 31'],
    ['not below nought', [-4, 4], 'M 0 31 L 100 1'],
    ['one point alone', [7], 'M 0 1'],
    ['nothing', [], ''],
  ])('%s', (_, points, path) => {
    expect(pathOf(points)).toBe(path);
  });
});
