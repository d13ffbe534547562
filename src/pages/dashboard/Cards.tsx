import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { ResourceContextProvider } from 'react-admin';
import type { ResourceDefinition } from '@/core/resource';
import { useViewsOf } from '@/shared/registry/definitions';

/** The cards that resources bring along: charts, each with its own code and its own calls. */
export const Cards = ({ resources }: { resources: readonly ResourceDefinition[] }) => {
  const viewsOf = useViewsOf();
  return resources.map(({ name }) => {
    const Card = viewsOf(name)?.dashboard;
    return (
      Card && (
        <ResourceContextProvider key={name} value={name}>
          <Box sx={CARD}>
            <Card waiting={<Skeleton variant="rounded" height={320} />} />
          </Box>
        </ResourceContextProvider>
      )
    );
  });
};

/** The cards keep the distance of all others on the page, whatever they would keep elsewhere. */
const CARD = { mb: 2, '& > section': { mb: 0 } };
