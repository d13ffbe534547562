import Skeleton from '@mui/material/Skeleton';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { ResourceDefinition } from '@/core/resource';
import { TileSkeleton } from '@/ui/charts/FigureTile';
import { PartBoundary } from '@/ui/lazy/PartBoundary';
import { PartProblem } from '@/ui/lazy/PartProblem';
import { QueryCard } from '@/kit/record/QueryCard';
import { useViewsOf } from '@/kit/registry/definitions';

type Contributed = { resources: readonly ResourceDefinition[] };

/** The figures that resources contribute, each with its own chunk and its own calls. */
export const Tiles = ({ resources }: Contributed) => {
  const viewsOf = useViewsOf();
  const tiles = resources.flatMap((definition) =>
    (viewsOf(definition.name)?.figures ?? []).map((Tile, at) => ({ definition, Tile, at })),
  );
  return (
    <Box sx={TILES}>
      {tiles.map(({ definition, Tile, at }) => (
        <Part key={`${definition.name} ${at}`} definition={definition}>
          <Tile waiting={<TileSkeleton />} />
        </Part>
      ))}
    </Box>
  );
};

/** In a column beside the first card, and together as high as it; on a narrower window side by side below it. */
const TILES = {
  display: 'grid',
  // On the narrowest window an amount takes the whole width.
  gridTemplateColumns: {
    xs: 'repeat(auto-fit, minmax(148px, 1fr))',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'minmax(0, 1fr)',
  },
  gridAutoRows: '1fr',
  gap: 2,
};

/** The cards that resources contribute: charts, each with its own chunk and its own calls. */
export const Cards = ({ resources }: Contributed) => {
  const viewsOf = useViewsOf();
  return resources.map((definition) => {
    const Card = viewsOf(definition.name)?.dashboard;
    return (
      Card && (
        <Part key={definition.name} definition={definition}>
          <Card waiting={<Skeleton variant="rounded" height={CARD_HEIGHT} />} />
        </Part>
      )
    );
  });
};

type PressingCardsProps = Contributed & { place: 'main' | 'side' };

/** The cards at `place` with the records that need someone soon. */
export const PressingCards = ({ resources, place }: PressingCardsProps) => {
  const viewsOf = useViewsOf();
  return resources.map((definition) => {
    const pressing = viewsOf(definition.name)?.pressing;
    if (pressing?.place !== place) return null;
    const height = place === 'main' ? CARD_HEIGHT : SIDE_HEIGHT;
    return (
      <Part key={definition.name} definition={definition}>
        <pressing.Card waiting={<Skeleton variant="rounded" height={height} />} />
      </Part>
    );
  });
};

const SIDE_HEIGHT = 148;

/** Minimum height in pixels of a card with a chart, so that late content shifts nothing. */
export const CARD_HEIGHT = 404;

type PartProps = { definition: ResourceDefinition; children: ReactNode };

/** A contribution of a resource; an error in it does not affect the rest of the page. */
const Part = ({ definition: { name }, children }: PartProps) => {
  const translate = useTranslate();
  const title = translate(`resources.${name}.name`, { smart_count: 2 });
  return (
    <ResourceContextProvider value={name}>
      <PartBoundary
        fallback={
          <QueryCard title={title}>
            <PartProblem />
          </QueryCard>
        }
      >
        {children}
      </PartBoundary>
    </ResourceContextProvider>
  );
};
