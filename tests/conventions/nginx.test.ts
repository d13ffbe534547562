import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MAX_UPLOAD_MB } from '../../fixtures/http/received-file';

/** The example of a proxy before the API: what the largest import needs of it. */
const lines = readFileSync('deploy/nginx.conf', 'utf8')
  .split('\n')
  .map((line) => line.trim());
const valueOf = (setting: string) =>
  lines.find((line) => line.startsWith(`${setting} `))?.slice(setting.length + 1, -1);

it('takes the largest file, and waits until its rows are stored', () => {
  const [, megabytes] = /^(\d+)m$/.exec(valueOf('client_max_body_size') ?? '') ?? [];
  expect(Number(megabytes)).toBeGreaterThan(MAX_UPLOAD_MB);
  // A million rows (126 MB) took 97 s on two cores. The console waits as long as this for the largest file.
  const waited = (30 + (MAX_UPLOAD_MB * 1024) / 64) / 60;
  for (const setting of ['proxy_read_timeout', 'proxy_send_timeout']) {
    const [, minutes] = /^(\d+)m$/.exec(valueOf(setting) ?? '') ?? [];
    expect({ setting, waits: Number(minutes) > waited }).toEqual({ setting, waits: true });
  }
});

it('promises HTTPS only where it is switched on', () => {
  expect(lines.filter((line) => line.includes('Strict-Transport-Security'))).toEqual([
    '# add_header Strict-Transport-Security "max-age=31536000" always;',
  ]);
});
