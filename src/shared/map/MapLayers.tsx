import { useTheme } from '@mui/material/styles';
import { useFormats } from '@/shared/formats/useFormats';
import { CITIES, ITALY, type City } from './italy';
import { pixelOf, pointAt, type MapSize, type MapView } from './map-view';

type LayerProps = { view: MapView; size: MapSize };
type DrawnLayerProps = LayerProps & {
  /** Whether towns are named, to find one's way by. */
  hasNames: boolean;
};

/** The console's own map: the outline of Italy on a plane of degrees, which goes on around the world. */
export const DrawnLayer = ({ view, size, hasNames }: DrawnLayerProps) => {
  const { palette } = useTheme();
  return (
    <svg width={size.width} height={size.height} aria-hidden style={{ position: 'absolute' }}>
      <path
        d={ITALY.map((outline) => pathOf(outline, view, size)).join('')}
        // Land is lighter than the plane, in the dark as well.
        fill={palette.mode === 'dark' ? palette.status.neutral.tint : palette.background.paper}
        stroke={palette.surface.outline}
        strokeLinejoin="round"
      />
      <Grid view={view} size={size} />
      {(hasNames ? CITIES : []).map((city) => (
        <CityMark key={city.name} city={city} view={view} size={size} />
      ))}
    </svg>
  );
};

const pathOf = (outline: (typeof ITALY)[number], view: MapView, size: MapSize) => {
  const points = outline.map(([longitude, latitude]) => {
    const { x, y } = pixelOf(view, size, { longitude, latitude });
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
};

/** From this zoom on the smaller chief towns are named too. */
const ALL_CITIES_ZOOM = 6;

const CityMark = ({ city, view, size }: LayerProps & { city: City }) => {
  const { palette, typography } = useTheme();
  const { x, y } = pixelOf(view, size, city);
  const isOutside = x < -80 || y < -20 || x > size.width + 20 || y > size.height + 20;
  if (isOutside || (!city.isLarge && view.zoom < ALL_CITIES_ZOOM)) return null;
  return (
    <g fill={palette.text.secondary}>
      <circle cx={x} cy={y} r={2} />
      <text x={x + 6} y={y + 4} fontSize={12} fontFamily={typography.fontFamily}>
        {city.name}
      </text>
    </g>
  );
};

/** Steps of the grid, in degrees. */
const STEPS = [20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001];
const LINE_PIXELS = 90;

const Grid = ({ view, size }: LayerProps) => {
  const { palette, typography } = useTheme();
  const { degrees } = useFormats();
  const northWest = pointAt(view, size, { x: 0, y: 0 });
  const southEast = pointAt(view, size, { x: size.width, y: size.height });
  const perPixel = (southEast.longitude - northWest.longitude) / size.width;
  const step = STEPS.findLast((degree) => degree / perPixel >= LINE_PIXELS) ?? STEPS[0] ?? 20;
  const meridians = multiples(northWest.longitude, southEast.longitude, step);
  const parallels = multiples(southEast.latitude, northWest.latitude, step);
  const label = { fontSize: 12, fontFamily: typography.fontFamily, fill: palette.text.secondary };
  return (
    <g stroke={palette.divider} strokeDasharray="2 4">
      {meridians.map((longitude) => {
        const { x } = pixelOf(view, size, { longitude, latitude: northWest.latitude });
        return (
          <g key={longitude}>
            <line x1={x} x2={x} y1={0} y2={size.height} />
            <text x={x + 4} y={size.height - 6} stroke="none" {...label}>
              {degrees(longitude)}
            </text>
          </g>
        );
      })}
      {parallels.map((latitude) => {
        const { y } = pixelOf(view, size, { latitude, longitude: northWest.longitude });
        return (
          <g key={latitude}>
            <line x1={0} x2={size.width} y1={y} y2={y} />
            <text x={6} y={y - 4} stroke="none" {...label}>
              {degrees(latitude)}
            </text>
          </g>
        );
      })}
    </g>
  );
};

const multiples = (from: number, to: number, step: number): number[] => {
  const first = Math.ceil(from / step);
  const count = Math.max(Math.floor(to / step) - first + 1, 0);
  return Array.from({ length: count }, (_, at) => Number(((first + at) * step).toFixed(3)));
};
