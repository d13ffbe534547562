import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readCommandLine } from '../../fixtures/server/command-line';

/** deploy/loyalty-demo.service: the fixture backend as a service of systemd. */
const UNIT = readFileSync('deploy/loyalty-demo.service', 'utf8');
const valueOf = (setting: string) => new RegExp(`^${setting}=(.*)$`, 'm').exec(UNIT)?.[1] ?? '';
const hasAnalyze = existsSync('/usr/bin/systemd-analyze');

const analyze = (...args: string[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'unit-'));
  const path = join(folder, 'loyalty-demo.service');
  // The project and its Node are elsewhere on this machine.
  const here = UNIT.replace('/usr/bin/node', process.execPath).replaceAll(
    '/opt/loyalty-console',
    process.cwd(),
  );
  writeFileSync(path, here);
  const { status, stdout, stderr } = spawnSync('systemd-analyze', [...args, path], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  return { status, said: stdout + stderr };
};

it('starts the server with options that it knows, and a file where the unit may write', () => {
  const [node, ...words] = valueOf('ExecStart').split(' ');
  expect(node).toBe('/usr/bin/node');
  expect(words.slice(0, 2)).toEqual(['--import', 'tsx']);
  expect(existsSync(words[2] ?? '')).toBe(true);
  const folder = `%S/${valueOf('StateDirectory')}`;
  expect(readCommandLine(words.slice(3))).toMatchObject({
    host: '127.0.0.1',
    file: `${folder}/fixture.sqlite`,
  });
});

it.skipIf(!hasAnalyze)('is a unit without a mistake, and closed (systemd-analyze)', () => {
  expect(analyze('verify')).toEqual({ status: 0, said: '' });
  // In tenths: 15 is an exposure of 1.5 of 10.
  expect(analyze('security', '--offline=true', '--threshold=20')).toMatchObject({ status: 0 });
});
