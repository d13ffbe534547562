/**
 * Runtime configuration: a JSON data block in index.html (`<script type="application/json"
 * id="console-config">`), so that one built bundle serves any backend and any path.
 */
export type Config = {
  /** Address the API's paths are relative to; without a trailing slash. */
  apiBase: string;
};

/**
 * Reads and checks the configuration.
 *
 * @throws Error listing every setting that is wrong.
 */
export const readConfig = (block: string, origin: string): Config => {
  const settings = parse(block);
  const apiBase = settings.apiBase ?? '';
  const problems: string[] = [];
  if (typeof apiBase !== 'string' || (apiBase !== '' && !URL.canParse(apiBase, origin))) {
    problems.push(`apiBase must be an address, not ${JSON.stringify(apiBase)}`);
  }
  if (problems.length > 0) throw new Error(`console-config: ${problems.join('; ')}`);
  const base = apiBase === '' ? origin : new URL(String(apiBase), `${origin}/`).href;
  return { apiBase: base.replace(/\/+$/, '') };
};

const parse = (block: string): Record<string, unknown> => {
  try {
    const settings: unknown = JSON.parse(block.trim() || '{}');
    if (typeof settings === 'object' && settings !== null)
      return settings as Record<string, unknown>;
  } catch {
    // Told below, together with every other shape that is no object.
  }
  throw new Error('console-config: must be one JSON object');
};

let config: Config | undefined;

/** The configuration of this page, read once. */
export const getConfig = (): Config =>
  (config ??= readConfig(
    document.querySelector('#console-config')?.textContent ?? '',
    window.location.origin,
  ));
