import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { announceNews } from '@/ui/announce/announced';
import { NamedSkeleton } from '@/ui/page/NamedSkeleton';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { ResourceDefinition } from '@/core/resource';
import { ListLink } from '@/kit/links/ListLink';
import { useFormats } from '@/ui/formats/useFormats';
import { RetryButton } from './RetryButton';
import { Section } from './Section';
import { useCounts, type Count } from './useCounts';

/** The number of records of each resource that contributes a figure. */
export const Figures = ({ resources }: { resources: readonly ResourceDefinition[] }) => {
  const translate = useTranslate();
  const counts = useCounts(resources.map((definition) => ({ definition, filter: ALL })));
  const withParts = resources.filter((definition) => partOf(definition));
  const parts = useCounts(
    withParts.map((definition) => ({ definition, filter: partOf(definition)?.filter ?? ALL })),
  );
  return (
    <Section title={translate('pages.dashboard.figures')}>
      <Box component="dl" sx={GRID}>
        {resources.map((definition, at) => (
          <Figure
            key={definition.name}
            definition={definition}
            count={counts[at]}
            part={parts[withParts.indexOf(definition)]}
          />
        ))}
      </Box>
    </Section>
  );
};

const partOf = ({ dashboard }: ResourceDefinition) => dashboard?.figure?.part;

const ALL = {};

type FigureProps = {
  definition: ResourceDefinition;
  count: Count | undefined;
  part: Count | undefined;
};

const Figure = ({ definition, count, part }: FigureProps) => {
  const translate = useTranslate();
  const name = translate(`resources.${definition.name}.name`, { smart_count: 2 });
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="dt" variant="body2" color="text.secondary">
        {name}
      </Typography>
      <Box component="dd" sx={VALUE}>
        <Typography component="span" variant="h2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {count?.isFailed ? (
            <Failure name={name} count={count} />
          ) : (
            <Total definition={definition} name={name} value={count?.value} />
          )}
        </Typography>
        <Part definition={definition} count={part} />
      </Box>
    </Box>
  );
};

/** The number of records in the figure's part; nothing for none or an unknown count. */
const Part = ({ definition, count }: { definition: ResourceDefinition; count?: Count }) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const part = partOf(definition);
  if (!part || !count?.value) return null;
  const { value } = count;
  return (
    <Typography component="span" variant="caption" sx={{ whiteSpace: 'nowrap' }}>
      <ListLink list={definition} filter={part.filter} sx={{ color: 'text.secondary' }}>
        {translate(`resources.${definition.name}.figure.${part.name}`, {
          smart_count: value,
          count: number(value),
        })}
      </ListLink>
    </Typography>
  );
};

type TotalProps = { definition: ResourceDefinition; name: string; value: number | undefined };

const Total = ({ definition, name, value }: TotalProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  if (value === undefined) {
    return <NamedSkeleton label={translate('list.loading')} width={48} />;
  }
  return (
    <ListLink
      list={definition}
      aria-label={`${name}: ${number(value)}`}
      sx={{ color: 'text.primary', fontWeight: 'inherit' }}
    >
      {number(value)}
    </ListLink>
  );
};

/** Says that a number failed, above its button: beside it the sentence would break into many lines. */
const Failure = ({ name, count }: { name: string; count: Count }) => {
  const translate = useTranslate();
  const { isRefused, retry } = count;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 0.5 }}>
      <Typography ref={announceNews} variant="caption" color="text.secondary">
        {translate(isRefused ? 'query_card.refused' : 'pages.dashboard.failure')}
      </Typography>
      {!isRefused && <RetryButton what={name} onRetry={retry} />}
    </Box>
  );
};

const GRID = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
  columnGap: 4,
  rowGap: 1.5,
  m: 0,
  px: 2.5,
  pb: 1,
};

/** Its height is that of a number, or of the button that fetches it again. */
const VALUE = { display: 'flex', alignItems: 'baseline', gap: 1, m: 0, minHeight: 30 };
