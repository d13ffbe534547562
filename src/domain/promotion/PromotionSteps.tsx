import CheckIcon from '@mui/icons-material/Check';
import PriorityHighIcon from '@mui/icons-material/PriorityHigh';
import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useRef, useState } from 'react';
import { Link, type RaRecord } from 'react-admin';
import { useAnnounced } from '@/ui/announce/useAnnounced';
import { FORCED_COLORS } from '@/ui/charts/chart-look';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { PROMOTION_STEPS, useStepAddress, type PromotionStep } from './promotion-steps';

/** The state of a step: complete, incomplete, or unavailable until the promotion is created. */
export type StepState = 'done' | 'missing' | 'waiting' | 'open';

/** Id of the name of the current step: the step's fields are a group with this name. */
export const CURRENT_STEP_ID = 'current-step';

type PromotionStepsProps = {
  /** Absent while the promotion is being created. */
  promotion?: RaRecord;
  awardType: unknown;
  current: PromotionStep;
  stateOf: (step: PromotionStep) => StepState;
  /** For a promotion being created: the address of one of its form's steps. */
  addressOf?: (step: PromotionStep) => string | null;
};

/** The steps of a promotion, each a link with its state. */
export const PromotionSteps = ({
  promotion,
  awardType,
  current,
  stateOf,
  addressOf,
}: PromotionStepsProps) => {
  const translate = useTranslate();
  const stepAddress = useStepAddress();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // On a phone the steps are wider than the window. jsdom has no `scrollIntoView`.
    const here = list.current?.children[PROMOTION_STEPS.indexOf(current)];
    here?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [current]);
  const labelOf = (step: PromotionStep) =>
    translate(
      step === 'given'
        ? `resources.promotion.steps.${awardType === 'reward' ? 'rewards' : 'gifts'}`
        : `resources.promotion.steps.${step}`,
    );
  const placeOf = (step: PromotionStep) => {
    const at = PROMOTION_STEPS.indexOf(step) + 1;
    const place = translate('resources.promotion.steps.place', {
      at,
      count: PROMOTION_STEPS.length,
    });
    return `${place}: ${labelOf(step)}`;
  };
  // Announced on arrival, because the pages of the steps have the same heading. Within a page, the opened step has focus.
  const [arrivedAt] = useState(current);
  useAnnounced(promotion ? placeOf(arrivedAt) : '');
  const toOf = (step: PromotionStep) =>
    promotion ? stepAddress(promotion, step) : (addressOf?.(step) ?? null);
  return (
    <Box component="nav" aria-label={translate('resources.promotion.steps.label')} sx={FRAME}>
      <Box component="ol" ref={list} sx={LINE}>
        {PROMOTION_STEPS.map((step, at) => {
          const state = stateOf(step);
          const to = toOf(step);
          const isHere = step === current;
          const name = [
            placeOf(step),
            ...(state === 'open' ? [] : [translate(`resources.promotion.steps.state.${state}`)]),
          ];
          const content = (
            <>
              <Mark state={state} number={at + 1} />
              <span aria-hidden>{labelOf(step)}</span>
              {/* A single text: screen readers would pause between several. */}
              <span id={isHere ? CURRENT_STEP_ID : undefined} style={visuallyHidden}>
                {name.join(', ')}
              </span>
            </>
          );
          return (
            <Box component="li" key={step} sx={{ flex: 'none' }}>
              {to === null ? (
                <Box component="span" sx={{ ...STEP, color: 'text.secondary' }}>
                  {content}
                </Box>
              ) : (
                <Box
                  component={Link}
                  to={to}
                  aria-current={isHere ? 'step' : undefined}
                  sx={{ ...STEP, ...(isHere ? HERE : LINKED) }}
                >
                  {content}
                </Box>
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
};

const Mark = ({ state, number }: { state: StepState; number: number }) => (
  <Box aria-hidden component="span" sx={{ ...MARK, ...MARKED[state], ...FORCED }}>
    {state === 'done' && <CheckIcon sx={{ fontSize: 14 }} />}
    {state === 'missing' && <PriorityHighIcon sx={{ fontSize: 14 }} />}
    {(state === 'open' || state === 'waiting') && number}
  </Box>
);

const FRAME = {
  // On a narrow screen the steps scroll horizontally, and the page does not.
  position: 'relative',
  mb: 2,
  overflowX: 'auto',
  // Leaves room for the focus rings of the first and the last step.
  mx: { xs: -2, sm: -0.5 },
  px: { xs: 2, sm: 0.5 },
  scrollPaddingInline: 16,
} as const;
const LINE = {
  display: 'flex',
  gap: { xs: 0.5, md: 0, lg: 0.5 },
  listStyle: 'none',
  m: 0,
  p: 0,
  py: 0.5,
} as const;
const STEP = {
  display: 'flex',
  alignItems: 'center',
  // Between `md` and `lg`, all six steps fit only with smaller gaps.
  gap: { xs: 1, md: 0.75, lg: 1 },
  minHeight: 40,
  px: { xs: 1.25, md: 0.75, lg: 1.25 },
  borderRadius: 1,
  typography: 'body2',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
} as const;
const HERE = { bgcolor: 'action.selected', color: 'text.primary', fontWeight: 600 } as const;
const LINKED = { color: 'text.primary', '&:hover': { bgcolor: 'action.hover' } } as const;
const MARK = {
  display: 'grid',
  placeItems: 'center',
  width: 22,
  height: 22,
  borderRadius: '50%',
  border: 1,
  borderColor: 'divider',
  fontSize: 12,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
} as const;
const MARKED = {
  done: { color: 'status.success.text', borderColor: 'currentcolor' },
  missing: { color: 'status.warning.text', borderColor: 'currentcolor' },
  waiting: {},
  open: {},
} as const;
/** In forced-colours mode, the colour of a state would be invisible on the system's highlight colour. */
const FORCED = { [FORCED_COLORS]: { color: 'inherit', borderColor: 'currentcolor' } } as const;
