import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { ResourceContextProvider } from 'react-admin';
import type { ResourceDefinition } from '@/core/resource';
import { useViewsOf } from '@/shared/definitions';

/** The cards that resources bring along: charts, each with its own code and its own calls. */
export const Cards = ({ resources }: { resources: readonly ResourceDefinition[] }) => {
  const viewsOf = useViewsOf();
  return resources.map(({ name }) => {
    const card = viewsOf(name)?.dashboard;
    return (
      card && (
        <ResourceContextProvider key={name} value={name}>
          <Suspense fallback={<Skeleton variant="rounded" height={320} sx={CARD} />}>
            <Box sx={CARD}>{card.element}</Box>
          </Suspense>
        </ResourceContextProvider>
      )
    );
  });
};

/** The cards keep the distance of all others on the page, whatever they would keep elsewhere. */
const CARD = { mb: 2, '& > section': { mb: 0 } };
