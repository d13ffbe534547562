import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '@/providers/http/config';
import { runStart, writeBuiltFiles } from '../support/container';

/** The start script of the container: it needs no Docker. */
const BUSYBOX = ['/usr/bin/busybox', '/bin/busybox'].find((path) => existsSync(path));

let folder: string;
let settings: Record<string, string>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'container-'));
  mkdirSync(join(folder, 'dist'));
  writeBuiltFiles(join(folder, 'dist'));
  settings = { CONSOLE_FILES: join(folder, 'dist'), CONSOLE_RUN: join(folder, 'run') };
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = (more: Record<string, string> = {}) => runStart({ ...settings, ...more }, folder);
const written = (name: string) => readFileSync(join(folder, 'run', name), 'utf8');

/** As a browser reads it: the text of the element ends at the first closing tag. */
const configured = () => {
  const [, block = ''] =
    /<script type="application\/json" id="console-config">([\s\S]*?)<\/script>/.exec(
      written('files/index.html'),
    ) ?? [];
  return readConfig(block, 'https://console.example.com');
};

describe('the start script of the container', () => {
  it('serves the files as they are where nothing is set', () => {
    expect(start()).toEqual({ status: 0, said: '' });
    expect(configured()).toEqual({ apiBase: 'https://console.example.com' });
    expect(readdirSync(join(folder, 'run/files')).toSorted()).toEqual([
      'assets',
      'favicon.svg',
      'index.html',
    ]);
    expect(written('site.conf')).toContain('listen 8080;');
    expect(written('site.conf')).toContain('return 404;\n    proxy_set_header');
  });

  it('writes what the console reads, and what nginx needs for it', () => {
    const { said } = start({
      CONSOLE_API_BASE: 'https://api.example.com:8443/loyalty',
      CONSOLE_LISTEN: '9000',
      CONSOLE_PROCESS_USER_SALES: 'false',
      CONSOLE_BACKEND_CHECK: 'true',
      CONSOLE_MAP_TILES_ADDRESS: 'https://tiles.example.com/{z}/{x}/{y}.png?key=a&b=\\1',
      CONSOLE_MAP_TILES_ATTRIBUTION: '© “OSM” </script><script>alert("1")</script> \\u003c & %s $x',
      CONSOLE_MAP_TILES_MAX_ZOOM: '09',
    });
    expect(said).toBe('');
    expect(configured()).toEqual({
      apiBase: 'https://api.example.com:8443/loyalty',
      processUserSales: false,
      mapTiles: {
        address: 'https://tiles.example.com/{z}/{x}/{y}.png?key=a&b=\\1',
        attribution: '© “OSM” </script><script>alert("1")</script> \\u003c & %s $x',
        maxZoom: 9,
      },
    });
    expect(written('files/index.html')).not.toContain('<script>alert');
    expect(written('site.conf')).toContain('  default "https://api.example.com:8443";');
    expect(written('site.conf')).toContain('  listen 9000;');
    // All else of the page is as it was built.
    expect(
      written('files/index.html').replace(/("console-config">)[^\n]*(<\/script>)/, '$1{}$2'),
    ).toBe(
      readFileSync(join(folder, 'dist/index.html'), 'utf8').replace(
        /("console-config">)\s*\{\}\s*(<\/script>)/,
        '$1{}$2',
      ),
    );
  });

  it('takes no notice of what Kubernetes adds for a service called console', () => {
    const { status } = start({
      CONSOLE_PORT: 'tcp://10.0.0.1:80',
      CONSOLE_PORT_80_TCP_ADDR: '10.0.0.1',
      CONSOLE_SERVICE_HOST: '10.0.0.1',
      CONSOLE_BLUE_SERVICE_PORT_HTTP: '80',
    });
    expect(status).toBe(0);
  });

  it.each([
    ['API_BASE', 'api.example.com'],
    ['API_BASE', 'ftp://api.example.com'],
    ['API_BASE', 'https://user:secret@api.example.com'],
    ['API_BASE', 'https://api.example.com?x=1'],
    ['API_BASE', 'https://api.example.com"; add_header X-Evil 1; "'],
    ['API_BASE', 'https://api.example.com\nreturn 200;'],
    ['API_BASE', "https://api.example.com 'unsafe-inline'"],
    ['API_BASE', 'https://api.example.com;script-src *'],
    ['API_UPSTREAM', 'backend:8080'],
    ['API_UPSTREAM', 'https://backend:8080'],
    ['API_UPSTREAM', 'http://backend:8080/path'],
    ['API_UPSTREAM', 'http://backend; include /etc/passwd'],
    ['API_UPSTREAM', 'http://$host'],
    ['LISTEN', '0'],
    ['LISTEN', '8080 default_server'],
    ['LISTEN', '70000'],
    ['PROCESS_USER_SALES', 'no'],
    ['BACKEND_CHECK', 'TRUE'],
    ['MAP_TILES_ATTRIBUTION', 'me'],
    ['MAP_TILES_ADDRESS', 'https://tiles.example.com/{z}/{x}.png'],
    ['MAP_TILES_ADDRESS', 'https://{s}.tiles.example.com/{z}/{x}/{y}.png'],
    ['API_BAS', 'https://api.example.com'],
  ])('refuses CONSOLE_%s=%j, and starts nothing', (name, value) => {
    rmSync(join(folder, 'run'), { recursive: true, force: true });
    const { status, said } = start({ [`CONSOLE_${name}`]: value });
    expect(status).toBe(78);
    expect(said).toContain(
      name === 'MAP_TILES_ATTRIBUTION' ? 'CONSOLE_MAP_TILES_ADDRESS' : `CONSOLE_${name} `,
    );
    expect(said).not.toContain('secret');
    expect(existsSync(join(folder, 'run'))).toBe(false);
  });

  it('reports all errors at once', () => {
    const { said } = start({
      CONSOLE_API_BASE: 'https://api.example.com',
      CONSOLE_API_UPSTREAM: 'http://backend:8080',
      CONSOLE_LISTEN: 'x',
    });
    expect(said.trim().split('\n')).toEqual([
      "CONSOLE_API_UPSTREAM excludes CONSOLE_API_BASE: the API has an origin of its own, or the console's.",
      'CONSOLE_LISTEN must be a port from 1 to 65535.',
    ]);
  });

  it('refuses files that are no build, and a site that it does not know', () => {
    const empty = { CONSOLE_FILES: join(folder, 'bin') };
    expect(start(empty)).toMatchObject({
      status: 78,
      said: expect.stringContaining('no built console'),
    });
    const other = { CONSOLE_SITE: 'package.json' };
    expect(start(other)).toMatchObject({ status: 78, said: expect.stringContaining('the site') });
  });

  it.skipIf(!BUSYBOX)(
    'does the same with the shell and the awk of busybox, as the image has them',
    () => {
      const names = ['sh', 'awk', 'sed', 'ln', 'rm', 'mkdir', 'cat', 'id', 'dirname'];
      for (const name of names) symlinkSync(BUSYBOX ?? '', join(folder, 'bin', name));
      const more = {
        PATH: join(folder, 'bin'),
        CONSOLE_API_BASE: 'https://api.example.com',
        CONSOLE_MAP_TILES_ADDRESS: 'https://tiles.example.com/{z}/{x}/{y}.png',
        CONSOLE_MAP_TILES_ATTRIBUTION: '© “OSM” </script> \\ & "x"',
      };
      expect(start(more)).toEqual({ status: 0, said: '' });
      expect(configured().mapTiles?.attribution).toBe('© “OSM” </script> \\ & "x"');
      expect(start({ ...more, CONSOLE_API_BASE: 'x\ny' }).status).toBe(78);
    },
  );
});

it('has each of its settings in deploy/README.md', () => {
  const known = new Set(
    readFileSync('deploy/container/settings.awk', 'utf8').match(
      /(?<=(?:setting|add_switch)\(")[A-Z_]+/g,
    ),
  );
  const told = readFileSync('deploy/README.md', 'utf8').match(/(?<=`CONSOLE_)[A-Z_]+(?=`)/g);
  expect(known.size).toBeGreaterThan(7);
  expect([...known].filter((name) => !told?.includes(name))).toEqual([]);
});

describe('the Dockerfile', () => {
  const dockerfile = readFileSync('deploy/container/Dockerfile', 'utf8');
  const ignored = readFileSync('.dockerignore', 'utf8').trim().split('\n');

  it('copies files that are there, and that .dockerignore lets through', () => {
    const sources = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
      ([, names = '']) => names.split(' '),
    );
    expect(sources.length).toBeGreaterThan(4);
    expect(sources.filter((name) => !existsSync(name) || ignored.includes(name))).toEqual([]);
  });

  it('builds with a version of Node that the project takes, and never runs as root', () => {
    const [, version = ''] = /^FROM node:(\d+)/m.exec(dockerfile) ?? [];
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(engines.node).toMatch(new RegExp(`>=${version}\\.`));
    expect([...dockerfile.matchAll(/^USER (.+)$/gm)].map(([, user]) => user)).toEqual(['101']);
  });

  it('keeps out what a build must not know', () => {
    expect(ignored).toEqual(expect.arrayContaining(['.git', '.data', '**/node_modules', 'dist']));
  });
});
