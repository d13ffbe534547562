import late from 'virtual:catalogue/late';
import type { Locale } from '@/core/constants';
import type { MessageTree } from '@/core/messages';
import type { LatePart } from './late-parts';

/** Loads the words of a late part in a language. */
export const lateWords = async (part: LatePart, locale: Locale): Promise<MessageTree> =>
  (await late[part][locale]()).default;
