// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The console's page of one release, as vite builds it: one script runs, one waits in a template. */
const pageOf = (hash: string) =>
  `<!doctype html><html><head>
    <template id="application-files"><script type="module" src="./assets/entry-${hash}.js"></script></template>
    <script type="module" async src="./assets/first-script-x.js"></script>
  </head><body></body></html>`;

const answer = (body: string, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body, { status })),
  );

const open = async () => {
  vi.resetModules();
  return (await import('@/providers/http/release')).release;
};

beforeEach(() => {
  const page = new DOMParser().parseFromString(pageOf('old'), 'text/html');
  document.head.replaceChildren(...page.head.childNodes);
});
afterEach(() => vi.unstubAllGlobals());

describe('code that did not come', () => {
  it.each([
    ['the same page', pageOf('old'), 200, 'broken'],
    ['a page with other scripts', pageOf('new'), 200, 'outdated'],
    ['the login of a proxy', '<!doctype html><p>Log in</p>', 200, 'broken'],
    ['a failing server', 'down', 502, 'offline'],
  ])('where the server has %s', async (_, body, status, problem) => {
    const release = await open();
    answer(body, status);
    expect(await release.check()).toBe(problem);
    expect(release.isOutdated()).toBe(problem === 'outdated');
  });

  it('is offline where nothing answers', async () => {
    const release = await open();
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
    expect(await release.check()).toBe('offline');
  });

  it('asks once for all that fail together, past every cache, and never again once it knows', async () => {
    const release = await open();
    answer(pageOf('new'));
    const told = vi.fn();
    release.subscribe(told);
    await Promise.all([release.check(), release.check()]);
    await release.check();
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(fetch).toHaveBeenCalledWith('/', expect.objectContaining({ cache: 'no-store' }));
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('is the same release once its script has moved from the template into the page', async () => {
    const release = await open();
    const template = document.querySelector('template') as HTMLTemplateElement;
    document.head.append(template.content);
    answer(pageOf('old'));
    expect(await release.check()).toBe('broken');
  });
});

describe('a check without being asked', () => {
  it('follows every import that fails', async () => {
    const release = await open();
    answer(pageOf('new'));
    const stop = release.watch();
    window.dispatchEvent(new Event('vite:preloadError'));
    await vi.waitFor(() => expect(release.isOutdated()).toBe(true));
    stop();
  });

  it('comes when the user returns after an hour, not before', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const release = await open();
    answer(pageOf('old'));
    const stop = release.watch();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(fetch).not.toHaveBeenCalled();
    vi.setSystemTime(Date.now() + 3_600_001);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(fetch).toHaveBeenCalledTimes(1);
    stop();
    vi.useRealTimers();
  });
});
