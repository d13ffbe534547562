import Box from '@mui/material/Box';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { fullNameOf } from '@/core/current-user';
import type { ResourceDefinition } from '@/core/resource';
import { useCurrentUser } from '@/providers/session/use-session';
import { useDefinitions, useViewsOf } from '@/kit/registry/definitions';
import { PageHeader } from '@/ui/page/PageHeader';
import { useFormats } from '@/ui/formats/useFormats';
import { CARD_HEIGHT, Cards, PressingCards, Tiles } from './Cards';
import { cardsOf, createSectionsOf, figuresOf, hasOwnCustomers, tasksOf } from './contributions';
import { CreateMenu } from './CreateMenu';
import { Figures } from './Figures';
import { WorkQueue } from './WorkQueue';

/**
 * Pending tasks come first, then the figures of the programme: the one that matters most large, others beside it,
 * totals, charts. The targets and promotions that need someone soon come before these figures for users with customers
 * of their own, whose work they are, and after the first of them for those who lead the programme. Resources contribute everything on it, as far as the user may see it; each number loads, and fails,
 * on its own.
 */
export const Dashboard = () => {
  const translate = useTranslate();
  const { fullDay } = useFormats();
  const viewsOf = useViewsOf();
  const user = useCurrentUser();
  const resources = [...useDefinitions().values()];
  const tasks = tasksOf(resources, user.roles);
  const figures = figuresOf(resources, user.roles);
  const cards = cardsOf(resources, user.roles);
  const isFieldWorker = hasOwnCustomers(user.roles);
  const [first, ...others] = cards.filter(({ name }) => viewsOf(name)?.dashboard);
  return (
    <>
      <PageHeader
        title={translate('pages.dashboard.greeting', { name: user.firstname || fullNameOf(user) })}
        tabTitle={translate('pages.dashboard.title')}
        subtitle={fullDay(new Date())}
        actions={<CreateMenu sections={createSectionsOf(resources, user.roles)} />}
      />
      {tasks.length > 0 && <WorkQueue tasks={tasks} />}
      {isFieldWorker && <Pressing resources={cards} />}
      <Box sx={COLUMNS}>
        <Box sx={CARD}>{first && <Cards resources={[first]} />}</Box>
        <Tiles resources={cards} />
      </Box>
      {!isFieldWorker && <Pressing resources={cards} />}
      {figures.length > 0 && <Figures resources={figures} />}
      <Box sx={CARD}>
        <Cards resources={others} />
      </Box>
    </>
  );
};

const Pressing = ({ resources }: { resources: readonly ResourceDefinition[] }) => (
  <Box sx={COLUMNS}>
    <PressingCards resources={resources} place="main" />
    <PressingCards resources={resources} place="side" />
  </Box>
);

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
  gap: 2,
  mb: 2,
};

const CARD = {
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  minWidth: 0,
  '& > section': { mb: 0, flex: 1, minHeight: { lg: CARD_HEIGHT } },
};
