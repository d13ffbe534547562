import { createDataProvider } from '@/providers/data/data-provider';
import type { Session } from '@/providers/session/session';
import { resources } from '@/resources/registry';
import { readHash } from '../router/read-hash';
import { prefetchList } from './prefetch-list';
import { createQueryClient } from './query-client';

/**
 * The data provider of `session` and its cache. Made once per session, because React may start to render the console
 * again; the rows of the list at the address are requested at once.
 */
export const dataOf = (session: Session | null): SessionData => {
  const made = (session && madeFor.get(session)) ?? createData();
  if (session) madeFor.set(session, made);
  return made;
};

const createData = () => {
  const queryClient = createQueryClient();
  const dataProvider = createDataProvider(resources, queryClient);
  prefetchList(queryClient, dataProvider, readHash());
  return { queryClient, dataProvider };
};

type SessionData = ReturnType<typeof createData>;

const madeFor = new WeakMap<Session, SessionData>();
