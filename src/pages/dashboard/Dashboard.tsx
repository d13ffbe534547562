import Box from '@mui/material/Box';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { fullNameOf } from '@/core/current-user';
import { useCurrentUser } from '@/providers/session/use-session';
import { useDefinitions, useViewsOf } from '@/kit/registry/definitions';
import { PageHeader } from '@/ui/page/PageHeader';
import { useFormats } from '@/ui/formats/useFormats';
import { CARD_HEIGHT, Cards, OwnCards, Tiles } from './Cards';
import { cardsOf, createSectionsOf, figuresOf, hasOwnCustomers, tasksOf } from './contributions';
import { CreateMenu } from './CreateMenu';
import { Figures } from './Figures';
import { WorkQueue } from './WorkQueue';

/**
 * Pending tasks come first, then the figures of the programme: the one that matters most large, others beside it,
 * totals, charts. Resources contribute everything on it, as far as the user may see it; each number loads, and fails,
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
  const own = hasOwnCustomers(user.roles) ? cards : [];
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
      {own.length > 0 && (
        <Box sx={COLUMNS}>
          <OwnCards resources={own} place="main" />
          <OwnCards resources={own} place="side" />
        </Box>
      )}
      <Box sx={COLUMNS}>
        <Box sx={CARD}>{first && <Cards resources={[first]} />}</Box>
        <Tiles resources={cards} />
      </Box>
      {figures.length > 0 && <Figures resources={figures} />}
      <Box sx={CARD}>
        <Cards resources={others} />
      </Box>
    </>
  );
};

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
