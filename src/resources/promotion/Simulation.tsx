import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { RaRecord } from 'react-admin';
import { FormSection } from '@/kit/form/FormSection';
import { useFormats } from '@/ui/formats/useFormats';
import { useWithUnreadable } from '@/ui/formats/useWithUnreadable';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { ReadFailure } from '@/ui/page/ReadFailure';
import { SegmentedControl } from '@/ui/page/SegmentedControl';
import { useSpanName } from './ReviewFigures';
import { monthsBefore, monthsByYear, type Scale } from './simulation';
import { SimulationTable } from './SimulationTable';
import { BASES, type Basis } from './useReached';
import type { useSimulation } from './useSimulation';

type SimulationProps = {
  promotion: RaRecord;
  given?: readonly RaRecord[];
  simulation: ReturnType<typeof useSimulation>;
  basis: Basis;
  setBasis: (basis: Basis) => void;
  scale: Scale;
  setScale: (scale: Scale) => void;
};

/** The simulated cost of the promotion a year earlier, by award, with sliders for threshold and value. */
export const Simulation = ({ given, simulation, ...chosen }: SimulationProps) => {
  const { months, isPossible } = simulation;
  const span = useSpanName(months);
  if (!isPossible || !months || given?.length === 0) return null;
  return (
    <FormSection
      title="resources.promotion.simulation.title"
      hint="resources.promotion.simulation.text"
      hintArgs={{ months: span }}
    >
      <Figures simulation={simulation} {...chosen} />
    </FormSection>
  );
};

const Figures = ({
  promotion,
  simulation: { reached, lines },
  basis,
  setBasis,
  scale,
  setScale,
}: Omit<SimulationProps, 'given'>) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const withUnreadable = useWithUnreadable();
  const { data, error, isError, isPending, refetch } = reached;
  return (
    <>
      <Box sx={CONTROLS}>
        <SegmentedControl
          label={translate('resources.promotion.simulation.basis')}
          value={basis}
          segments={BASES.map((name) => ({
            value: name,
            label: translate(`resources.promotion.simulation.bases.${name}`),
          }))}
          onChange={setBasis}
        />
        <Box sx={SLIDERS}>
          <ScaleSlider name="target" scale={scale} onChange={setScale} />
          <ScaleSlider name="worth" scale={scale} onChange={setScale} />
        </Box>
      </Box>
      {isPending && <Skeleton variant="rounded" height={120} />}
      {isError && (
        <ReadFailure
          error={error}
          label={translate('resources.promotion.simulation.title')}
          onRetry={() => void refetch()}
        />
      )}
      {data?.reached.length === 0 && (
        <Typography variant="body2">
          {translate('resources.promotion.simulation.no_figures')}
        </Typography>
      )}
      {data && lines && <SimulationTable lines={lines} names={data.names} />}
      {data && (data.coverage.read < data.coverage.total || data.unreadable > 0) && (
        <Typography variant="body2" color="text.secondary">
          {withUnreadable(
            translate('resources.promotion.simulation.coverage', {
              read: number(data.coverage.read),
              total: number(data.coverage.total),
            }),
            data.unreadable,
          )}
        </Typography>
      )}
      <Assumptions basis={basis} promotion={promotion} />
    </>
  );
};

const CONTROLS = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
  rowGap: 2,
};
/** Side by side, also where they have a row of their own. */
const SLIDERS = { display: 'flex', flex: '1 1 320px', minWidth: 0, columnGap: 4 };

type ScaleSliderProps = { name: keyof Scale; scale: Scale; onChange: (scale: Scale) => void };

/** A slider from half to twice the stored value. */
const ScaleSlider = ({ name, scale, onChange }: ScaleSliderProps) => {
  const translate = useTranslate();
  const { setShare } = useFormats();
  const id = useId();
  return (
    <Box sx={SLIDER}>
      <Typography id={id} variant="body2">
        {translate(`resources.promotion.simulation.${name}`)}:{' '}
        <strong>{setShare(scale[name])}</strong>
      </Typography>
      <Slider
        size="small"
        min={ENDS[0]}
        max={ENDS[1]}
        step={0.05}
        marks={ENDS.map((value) => ({ value, label: setShare(value) }))}
        value={scale[name]}
        onChange={(_, value) => onChange({ ...scale, [name]: value })}
        aria-labelledby={id}
        getAriaValueText={setShare}
      />
    </Box>
  );
};

/** Half and twice the stored value. */
const ENDS = [0.5, 2];

const SLIDER = {
  flex: 1,
  minWidth: 0,
  '& .MuiSlider-markLabel': { typography: 'caption', color: 'text.secondary', transform: 'none' },
  // Within the track, so that the ends of the two do not read as one.
  '& [data-index="1"].MuiSlider-markLabel': { transform: 'translateX(-100%)' },
};

const Assumptions = ({ basis, promotion }: { basis: Basis; promotion: RaRecord }) => {
  const translate = useTranslate();
  const months = monthsBefore(promotion);
  const parts = [...(months ? monthsByYear(months) : [])]
    .map(([year, count]) =>
      translate('resources.promotion.simulation.months', { smart_count: count, year }),
    )
    .join(', ');
  return (
    <Box component="details" sx={ASSUMPTIONS}>
      <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 500 }}>
        {translate('resources.promotion.simulation.assumptions')}
      </Box>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
        {([basis, 'often', 'quota', 'percent', 'unpriced'] as const).map((name) => (
          <li key={name}>
            {translate(`resources.promotion.simulation.assumed.${name}`, { parts })}
          </li>
        ))}
      </Box>
    </Box>
  );
};

const ASSUMPTIONS = {
  px: 2,
  py: 1.5,
  borderRadius: 1,
  bgcolor: 'surface.sunken',
  typography: 'body2',
};
