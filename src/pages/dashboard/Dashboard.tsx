import Box from '@mui/material/Box';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { fullNameOf } from '@/core/current-user';
import { useCurrentUser } from '@/providers/session/use-session';
import { useDefinitions } from '@/kit/registry/definitions';
import { PageHeader } from '@/ui/page/PageHeader';
import { useFormats } from '@/ui/formats/useFormats';
import { CARD_HEIGHT, Cards, OwnCards, Tiles } from './Cards';
import { actionsOf, cardsOf, figuresOf, hasOwnCards, tasksOf } from './contributions';
import { CreateMenu } from './CreateMenu';
import { Figures } from './Figures';
import { WorkQueue } from './WorkQueue';

/**
 * The figures of the programme, then charts beside the user's work queue, as far as the user may see them.
 * Resources contribute everything on it; each number loads, and fails, on its own.
 */
export const Dashboard = () => {
  const translate = useTranslate();
  const { fullDay } = useFormats();
  const user = useCurrentUser();
  const resources = [...useDefinitions().values()];
  const tasks = tasksOf(resources, user.roles);
  const figures = figuresOf(resources, user.roles);
  const cards = cardsOf(resources, user.roles);
  const own = hasOwnCards(user.roles) ? cards : [];
  return (
    <>
      <PageHeader
        title={translate('pages.dashboard.greeting', { name: user.firstname || fullNameOf(user) })}
        tabTitle={translate('pages.dashboard.title')}
        subtitle={fullDay(new Date())}
        actions={<CreateMenu actions={actionsOf(resources, user.roles)} />}
      />
      <Tiles resources={cards} />
      {own.length > 0 && (
        <Box sx={{ ...COLUMNS, mb: 2 }}>
          <OwnCards resources={own} place="main" />
          <OwnCards resources={own} place="side" />
        </Box>
      )}
      <Box sx={COLUMNS}>
        <Box sx={SIDE}>
          {tasks.length > 0 && <WorkQueue tasks={tasks} />}
          {figures.length > 0 && <Figures resources={figures} />}
        </Box>
        <Box sx={CHARTS}>
          <Cards resources={cards} />
        </Box>
      </Box>
    </>
  );
};

/** The work queue comes first on a phone, and is at the right of the charts where there is room. */
const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
  gap: 2,
};

const COLUMN = { display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 };

const SIDE = { ...COLUMN, gridColumn: { lg: 2 }, gridRow: { lg: 1 } };

/** The charts are together as high as the queue, with the same gap as all sections of the page. */
const CHARTS = { ...COLUMN, '& > section': { mb: 0, flex: 1, minHeight: { lg: CARD_HEIGHT } } };
