import { EMPTY_ENTRY, listsOf } from './app-user.codec';

/** An empty app user, as its form starts: one company entry to be filled. */
export const defaults = {
  code: '',
  p_iva: '',
  business_name: '',
  email: '',
  ...listsOf([EMPTY_ENTRY]),
  categories: [] as string[],
  status: 'active',
};
