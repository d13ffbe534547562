import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keyframes } from '@mui/material/styles';
import { useEffect, useSyncExternalStore, type SyntheticEvent } from 'react';
import { Glyph } from '../plain/Glyph';
import { PlainLink } from '../plain/PlainLink';
import { PlainButton } from '../plain/PlainButton';
import {
  alerts,
  type Alert,
  type AlertAction,
  type AlertLine,
  type AlertSubject,
} from './alert-store';
import { AlertIcon } from './glyphs';

/** Looks a key up; a text that is no key comes back as it is. */
export type Translate = (key: string, options?: Record<string, unknown>) => string;

/** The alerts of the moment, over the middle of the top bar: there they keep nobody from the page's actions. */
export const AlertList = ({ translate }: { translate: Translate }) => {
  const { visible } = useSyncExternalStore(alerts.subscribe, alerts.snapshot);
  // An alert that goes while it is pointed at sends no leave event.
  useEffect(() => () => alerts.resume(), []);
  return (
    <Box
      data-alerts
      // Not on entering: an alert that comes up under a pointer at rest is pointed at by nobody.
      onPointerMove={alerts.pause}
      onPointerLeave={release}
      onFocus={alerts.pause}
      onBlur={release}
      sx={(theme) => ({
        position: 'fixed',
        zIndex: theme.zIndex.snackbar,
        top: 8,
        left: '50%',
        transform: 'translateX(-50%)',
        width: 400,
        maxWidth: 'calc(100vw - 32px)',
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
        maxHeight: 'calc(100vh - 160px)',
        overflowY: 'auto',
        pointerEvents: visible.length === 0 ? 'none' : 'auto',
      })}
    >
      {visible.map((alert) => (
        <AlertItem key={alert.id} alert={alert} translate={translate} />
      ))}
    </Box>
  );
};

const AlertItem = ({ alert, translate }: { alert: Alert; translate: Translate }) => (
  <Box
    role={alert.kind === 'error' ? 'alert' : 'status'}
    data-kind={alert.kind}
    sx={(theme) => {
      const { text, tint, line } = theme.palette.status[alert.kind];
      return {
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1.25,
        p: 1.25,
        pl: 1.5,
        flex: 'none',
        color: text,
        backgroundColor: tint,
        border: `1px solid ${line}`,
        borderRadius: 1,
        boxShadow: 1,
        animation: `${arrive} ${theme.transitions.duration.short}ms ease-out`,
      };
    }}
  >
    <AlertIcon kind={alert.kind} />
    <Box sx={{ flex: 1, minWidth: 0, py: 0.25 }}>
      <Typography
        variant="subtitle2"
        component="p"
        sx={{ overflowWrap: 'anywhere', color: 'inherit' }}
      >
        {messageOf(alert, translate)}
      </Typography>
      {alert.subject && <AlertSubjectLine {...alert.subject} />}
      {alert.detail && (
        <Typography variant="body2" component="p" sx={{ color: 'text.secondary' }}>
          {translate(alert.detail)}
        </Typography>
      )}
    </Box>
    {alert.action && (
      <PlainButton look="bare" onClick={() => act(alert.id, alert.action)}>
        <Typography variant="subtitle2" component="span" sx={{ px: 0.5, color: 'inherit' }}>
          {translate(alert.action.label)}
        </Typography>
      </PlainButton>
    )}
    <PlainButton
      look="bare"
      aria-label={translate('alerts.close')}
      onClick={({ currentTarget }) => {
        // A focused element that is removed sends no blur: hand the focus back first.
        currentTarget.blur();
        alerts.dismiss(alert.id);
      }}
    >
      <Box component="span" sx={{ p: 0.5 }}>
        <Glyph size={16} path="m5 5 10 10m0-10L5 15" />
      </Box>
    </PlainButton>
  </Box>
);

/** The record an alert is about, linked where it may be opened. */
export const AlertSubjectLine = ({ name, address }: AlertSubject) => (
  <Typography
    variant="body2"
    component="p"
    sx={{ overflowWrap: 'anywhere', color: 'text.primary' }}
  >
    {address === undefined ? name : <PlainLink href={`#${address}`}>{name}</PlainLink>}
  </Typography>
);

const act = (id: number, action: AlertAction | undefined) => {
  alerts.dismiss(id);
  action?.run();
};

/** The line in the reader's language: the backend's own words are no keys and stay as they are. */
export const messageOf = ({ message, args }: AlertLine, translate: Translate): string =>
  translate(message, { _: message, ...args });

/** The clocks go on once nothing holds them: neither the pointer nor the focus. */
const release = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
  if (!currentTarget.matches(':hover, :focus-within')) alerts.resume();
};

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-6px)' } });
