import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { fullNameOf } from '@/core/current-user';
import { useCurrentUser } from '@/providers/use-session';
import { PageHead } from '@/shared/page/PageHead';
import { useFormats } from '@/shared/useFormats';
import { ActivityCard } from './ActivityCard';
import { CountCard, type CountCardProps } from './CountCard';

/** What is counted, resource by resource; each figure leads to the list it counts. */
const COUNTED: readonly CountCardProps[] = [
  {
    resource: 'app-user',
    figures: [
      { name: 'total', filter: {} },
      { name: 'deactivated', filter: { status: 'deactivated' } },
      { name: 'sync_failure', filter: { sync_status: 'failure' }, isTrouble: true },
    ],
  },
  {
    resource: 'bo-user',
    figures: [
      { name: 'total', filter: {} },
      { name: 'deactivated', filter: { status: 'deactivated' } },
    ],
  },
  { resource: 'group', figures: [{ name: 'total', filter: {} }] },
  { resource: 'company', figures: [{ name: 'total', filter: {} }] },
];

/** The numbers of the programme, as far as the reader may see them. Each card is read, and fails, alone. */
export const Dashboard = () => {
  const translate = useTranslate();
  const { fullDay } = useFormats();
  const user = useCurrentUser();
  return (
    <>
      <PageHead
        title={translate('pages.dashboard.greeting', { name: user.firstname || fullNameOf(user) })}
        tabTitle={translate('pages.dashboard.title')}
        subtitle={fullDay(new Date())}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, mb: 2 }}>
        {COUNTED.map((card) => (
          <CountCard key={card.resource} {...card} />
        ))}
      </Stack>
      <ActivityCard resource="app-activity" />
    </>
  );
};
