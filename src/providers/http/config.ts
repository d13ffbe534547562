import { apiBaseProblems } from '@/core/api-base';
import { isRecord } from '@/core/is-record';

/**
 * Runtime configuration: a JSON data block in index.html (`<script type="application/json"
 * id="console-config">`), so that one built bundle serves any backend and any path.
 */
export type Config = {
  /** The API's base address, without a trailing slash. */
  apiBase: string;
  /** Map tiles, fetched by the user's browser; maps have none by default. */
  mapTiles?: MapTiles;
  /** False where another system processes user sales: the console then only shows them. */
  processUserSales?: false;
  /** False where admins are not shown how answers differ from the wire format. */
  backendCheck?: false;
};

export type MapTiles = {
  /** `https:` address of a tile, with `{z}`, `{x}` and `{y}` in it. */
  address: string;
  /** Copyright notice of the tiles; shown on each map, as their licences require. */
  attribution: string;
  /** The highest zoom level with tiles. */
  maxZoom: number;
};

/**
 * Reads and checks the configuration.
 *
 * @throws Error listing every invalid setting.
 */
export const readConfig = (block: string, origin: string): Config => {
  const { apiBase: written, mapTiles: tiles, ...switches } = parse(block);
  const problems: string[] = [];
  const apiBase = readApiBase(written ?? '', origin, problems);
  const mapTiles = readTiles(tiles, problems);
  const off = Object.entries(switches).filter(([name, isOn]) => {
    if (!SWITCHES.includes(name)) problems.push(`${name} is unknown`);
    else if (typeof isOn !== 'boolean') problems.push(`${name} must be true or false`);
    return isOn === false;
  });
  if (problems.length > 0) throw new Error(`console-config: ${problems.join('; ')}`);
  return {
    apiBase,
    ...Object.fromEntries(off.map(([name]) => [name, false as const])),
    ...(mapTiles ? { mapTiles } : {}),
  };
};

/** Settings that are on unless they are false. */
const SWITCHES: readonly string[] = ['processUserSales', 'backendCheck'];

const readApiBase = (written: unknown, origin: string, problems: string[]): string => {
  const found = apiBaseProblems(written, origin);
  problems.push(...found.map((problem) => `apiBase ${problem}`));
  return found.length > 0
    ? origin
    : new URL(String(written), `${origin}/`).href.replace(/\/+$/, '');
};

const TILE_ADDRESS = /^https:\/\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})([^{}]|\{[zxy]\})+$/;
const USUAL_MAX_ZOOM = 17;

const readTiles = (tiles: unknown, problems: string[]): MapTiles | undefined => {
  if (tiles === undefined) return undefined;
  const { address, attribution, maxZoom = USUAL_MAX_ZOOM } = Object(tiles) as Partial<MapTiles>;
  if (typeof address !== 'string' || !TILE_ADDRESS.test(address)) {
    problems.push(
      'mapTiles.address must be an https address with {z}, {x} and {y} and no other braces',
    );
  } else if (typeof attribution !== 'string' || attribution.trim() === '') {
    problems.push('mapTiles.attribution must say whom the map belongs to');
  } else if (!Number.isInteger(maxZoom) || maxZoom < 1 || maxZoom > 22) {
    problems.push('mapTiles.maxZoom must be a whole number from 1 to 22');
  } else {
    return { address, attribution: attribution.trim(), maxZoom };
  }
  return undefined;
};

const parse = (block: string): Record<string, unknown> => {
  try {
    const settings: unknown = JSON.parse(block.trim() || '{}');
    if (isRecord(settings)) return settings;
  } catch {
    // Reported below, with every other value that is not an object.
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
