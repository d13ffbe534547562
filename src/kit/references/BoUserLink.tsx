import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { BO_USER } from '@/core/resource-names';
import { useCurrentUser } from '@/providers/session/use-session';
import { addressFor } from '@/kit/links/record-address';
import { TextLink } from '@/kit/links/TextLink';
import { useDefinitions } from '@/kit/registry/definitions';

type BoUserLinkProps = { id: RaRecord['id'] | undefined; children: ReactNode };

/** Links its children to a back-office user, if the user may open it. */
export const BoUserLink = ({ id, children }: BoUserLinkProps) => {
  const { roles } = useCurrentUser();
  const boUser = useDefinitions().get(BO_USER);
  const address = boUser && id !== undefined ? addressFor(boUser, { id }, roles) : null;
  return address ? <TextLink to={address}>{children}</TextLink> : children;
};
