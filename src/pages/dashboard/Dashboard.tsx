import Box from '@mui/material/Box';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { fullNameOf } from '@/core/current-user';
import { useCurrentUser } from '@/providers/session/use-session';
import { useDefinitions } from '@/shared/registry/definitions';
import { PageHead } from '@/shared/page/PageHead';
import { useFormats } from '@/shared/formats/useFormats';
import { Cards } from './Cards';
import { actionsOf, cardsOf, figuresOf, tasksOf } from './contributions';
import { CreateMenu } from './CreateMenu';
import { Figures } from './Figures';
import { WorkQueue } from './WorkQueue';

/**
 * What waits for the reader, then the numbers of the programme, as far as they may see them. Everything on
 * it is contributed by resources; each number is read, and fails, alone.
 */
export const Dashboard = () => {
  const translate = useTranslate();
  const { fullDay } = useFormats();
  const user = useCurrentUser();
  const resources = [...useDefinitions().values()];
  const tasks = tasksOf(resources, user.roles);
  const figures = figuresOf(resources, user.roles);
  return (
    <>
      <PageHead
        title={translate('pages.dashboard.greeting', { name: user.firstname || fullNameOf(user) })}
        tabTitle={translate('pages.dashboard.title')}
        subtitle={fullDay(new Date())}
        actions={<CreateMenu actions={actionsOf(resources, user.roles)} />}
      />
      <Box sx={COLUMNS}>
        {tasks.length > 0 && <WorkQueue tasks={tasks} />}
        {figures.length > 0 && <Figures resources={figures} />}
      </Box>
      <Cards resources={cardsOf(resources, user.roles)} />
    </>
  );
};

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
  alignItems: 'start',
  gap: 2,
  mb: 2,
};
