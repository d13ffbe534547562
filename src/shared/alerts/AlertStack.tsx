import { useEffect } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';
import { alerts, type AlertKind } from './alert-store';
import { AlertList } from './AlertList';

/** react-admin's `notification`: what it has to say goes through the shared alert store, as all else does. */
export const AlertStack = () => {
  const translate = useTranslate();
  useDrainedNotifications();
  return <AlertList translate={translate} />;
};

const useDrainedNotifications = () => {
  const { notifications, resetNotifications } = useNotificationContext();
  useEffect(() => {
    if (notifications.length === 0) return;
    for (const { message, type, notificationOptions } of notifications) {
      // Messages that are elements are nobody's here: all words come from the catalogue.
      if (typeof message !== 'string' || message === '') continue;
      alerts.show({
        kind: KINDS[type],
        lines: [{ message, args: notificationOptions?.messageArgs }],
      });
    }
    resetNotifications();
  }, [notifications, resetNotifications]);
};

const KINDS: Record<'success' | 'info' | 'warning' | 'error', AlertKind> = {
  success: 'success',
  info: 'info',
  warning: 'error',
  error: 'error',
};
