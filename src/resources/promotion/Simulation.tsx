import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { reachesCustomers } from '@/core/audience';
import { FormSection } from '@/kit/form/FormSection';
import { useFormats } from '@/ui/formats/useFormats';
import { useWithUnreadable } from '@/ui/formats/useWithUnreadable';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { SegmentedControl } from '@/ui/page/SegmentedControl';
import { monthsBefore, monthsByYear, simulate, type Scale } from './simulation';
import { SimulationTable } from './SimulationTable';
import { BASES, useReached, type Basis } from './useReached';

type SimulationProps = { promotion: RaRecord; given?: readonly RaRecord[] };

/** The simulated cost of the promotion a year before, with sliders for target and worth, and the assumptions. */
export const Simulation = ({ promotion, given }: SimulationProps) => {
  const translate = useTranslate();
  const { utc } = useFormats();
  const months = monthsBefore(promotion);
  const isEligible = reachesCustomers(promotion.recipients as string[]);
  const monthOf = ({ year, month }: { year: number; month: number }) =>
    utc.month(new Date(Date.UTC(year, month - 1, 1)));
  if (!isEligible || !months) {
    return (
      <FormSection title="resources.promotion.simulation.title">
        <Typography variant="body2">
          {translate('resources.promotion.simulation.not_for_customers')}
        </Typography>
      </FormSection>
    );
  }
  return (
    <FormSection
      title="resources.promotion.simulation.title"
      hint="resources.promotion.simulation.text"
      hintArgs={{ start: monthOf(months.first), end: monthOf(months.last) }}
    >
      {given?.length === 0 ? (
        <Typography variant="body2">
          {translate('resources.promotion.simulation.nothing_given')}
        </Typography>
      ) : (
        <Figures promotion={promotion} given={given ?? []} />
      )}
    </FormSection>
  );
};

const Figures = ({ promotion, given }: { promotion: RaRecord; given: readonly RaRecord[] }) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const withUnreadable = useWithUnreadable();
  const [basis, setBasis] = useState<Basis>('turnover');
  const [scale, setScale] = useState<Scale>({ target: 1, worth: 1 });
  const { data, isError, isPending } = useReached(promotion, basis);
  return (
    <>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 3, alignItems: { sm: 'center' } }}>
        <SegmentedControl
          label={translate('resources.promotion.simulation.basis')}
          value={basis}
          segments={BASES.map((name) => ({
            value: name,
            label: translate(`resources.promotion.simulation.bases.${name}`),
          }))}
          onChange={setBasis}
        />
        <ScaleSlider name="target" scale={scale} onChange={setScale} />
        <ScaleSlider name="worth" scale={scale} onChange={setScale} />
      </Stack>
      {isPending && <Skeleton variant="rounded" height={120} />}
      {isError && (
        <Typography role="alert" variant="body2" color="text.secondary">
          {translate('query_card.failure')}
        </Typography>
      )}
      {data?.reached.length === 0 && (
        <Typography variant="body2">
          {translate('resources.promotion.simulation.no_figures')}
        </Typography>
      )}
      {data && data.reached.length > 0 && (
        <SimulationTable
          lines={simulate(promotion, given, data.reached, scale)}
          names={data.names}
        />
      )}
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

type ScaleSliderProps = { name: keyof Scale; scale: Scale; onChange: (scale: Scale) => void };

/** A slider from half to twice the stored value. */
const ScaleSlider = ({ name, scale, onChange }: ScaleSliderProps) => {
  const translate = useTranslate();
  const { share } = useFormats();
  const id = useId();
  const said = (value: number) =>
    translate('resources.promotion.simulation.scale', { percent: share(value) });
  return (
    <Box sx={{ flex: 1, minWidth: 140, px: 1 }}>
      <Typography id={id} variant="body2">
        {translate(`resources.promotion.simulation.${name}`)}: <strong>{share(scale[name])}</strong>
      </Typography>
      <Slider
        size="small"
        min={0.5}
        max={2}
        step={0.05}
        value={scale[name]}
        onChange={(_, value) => onChange({ ...scale, [name]: value })}
        aria-labelledby={id}
        getAriaValueText={said}
      />
    </Box>
  );
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
    <Box sx={{ p: 2, borderRadius: 1, bgcolor: 'surface.sunken', typography: 'body2' }}>
      <Typography variant="subtitle2" component="h3">
        {translate('resources.promotion.simulation.assumptions')}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {([basis, 'often', 'quota', 'percent', 'unpriced'] as const).map((name) => (
          <li key={name}>
            {translate(`resources.promotion.simulation.assumed.${name}`, { parts })}
          </li>
        ))}
      </Box>
    </Box>
  );
};
