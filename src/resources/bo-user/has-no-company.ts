/** Only an admin belongs to no company: the form shows none, and none is sent. */
export const hasNoCompany = (roles: unknown): boolean =>
  Array.isArray(roles) && roles.length > 0 && roles.every((role) => role === 'admin');
