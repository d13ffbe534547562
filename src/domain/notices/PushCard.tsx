import NotificationsIcon from '@mui/icons-material/Notifications';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from '@/ui/hooks/useTranslate';

export const PHONE_SYSTEMS = ['ios', 'android'] as const;
export type PhoneSystem = (typeof PHONE_SYSTEMS)[number];

type PushCardProps = { system: PhoneSystem; app: string; title: ReactNode; text: ReactNode };

/** A collapsed notification as a phone shows it, cut where the system cuts it. */
export const PushCard = ({ system, app, title, text }: PushCardProps) => {
  const translate = useTranslate();
  const now = translate('notices.preview.now');
  return (
    <Box data-system={system} sx={{ ...CARD, borderRadius: system === 'ios' ? '16px' : '24px' }}>
      <Box sx={ICON}>
        <NotificationsIcon fontSize="small" />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {system === 'android' && <Box sx={{ ...SMALL, ...lines(1) }}>{`${app} · ${now}`}</Box>}
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
          <Box sx={{ flex: 1, minWidth: 0, fontWeight: 600, ...lines(1) }}>{title}</Box>
          {system === 'ios' && <Box sx={SMALL}>{now}</Box>}
        </Box>
        <Box sx={lines(TEXT_LINES[system])}>{text}</Box>
      </Box>
    </Box>
  );
};

/** Lines of text before the notification is expanded. */
const TEXT_LINES: Readonly<Record<PhoneSystem, number>> = { ios: 4, android: 1 };

const lines = (count: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: count,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) as const;

const CARD = {
  display: 'flex',
  gap: 1.25,
  p: 1.25,
  bgcolor: 'background.paper',
  color: 'text.primary',
  typography: 'body2',
} as const;

const ICON = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: '9px',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
} as const;

const SMALL = { flex: 'none', typography: 'caption', color: 'text.secondary' } as const;
