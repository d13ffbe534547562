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
 * The figures of the programme as they move, then charts beside what waits for the reader, as far as they may see
 * them. Everything on it is contributed by resources; each number is read, and fails, alone.
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

/** What waits comes first on a phone, and stands at the right of the charts where there is room. */
const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
  gap: 2,
};

const COLUMN = { display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 };

const SIDE = { ...COLUMN, gridColumn: { lg: 2 }, gridRow: { lg: 1 } };

/** Together as high as what stands beside them; they keep the distance of all others on the page. */
const CHARTS = { ...COLUMN, '& > section': { mb: 0, flex: 1, minHeight: { lg: CARD_HEIGHT } } };
