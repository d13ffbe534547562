import type { RaRecord } from 'react-admin';
import type { Recipient } from '@/core/audience';
import { appLookOf, onPrimary } from '@/shared/preview/app-look';

/** An empty tile, as its form starts: in the colours of its app. */
export const defaultsIn = (app: RaRecord) => {
  const look = appLookOf(app);
  return {
    title: '',
    section: '',
    link: '',
    columns: 1,
    background_color: look.primary ?? '',
    text_color: onPrimary(look) ?? '',
    background_image: '',
    target: 'both',
    recipients: [] as Recipient[],
    categories: [] as string[],
  };
};
