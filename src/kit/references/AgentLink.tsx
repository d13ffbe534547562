import type { ReactNode } from 'react';
import { useCurrentUser } from '@/providers/session/use-session';
import { addressFor } from '@/kit/links/record-address';
import { TextLink } from '@/kit/links/TextLink';
import { useDefinitions } from '@/kit/registry/definitions';
import { useAgents } from './useBoUsers';

/** Links its children to the agent's back-office user, if the user may open it and the look-up finds it. */
export const AgentLink = ({ code, children }: { code: string; children: ReactNode }) => {
  const { roles } = useCurrentUser();
  const { data } = useAgents(EVERYWHERE, code !== '');
  const boUser = useDefinitions().get('bo-user');
  const id = data?.find((agent) => agent.code === code)?.id;
  const address = boUser && id !== undefined ? addressFor(boUser, { id }, roles) : null;
  return address ? <TextLink to={address}>{children}</TextLink> : children;
};

const EVERYWHERE = {};
