import Box from '@mui/material/Box';
import { useRef, type ComponentProps, type Ref } from 'react';
import { MAX_TEXT_LENGTH } from '@/core/constants';
import { isPlaceholder, partsOf } from '@/core/placeholders';
import { cutText, textOrNumberOf } from '@/core/text';
import { chipOf } from './chip-style';

type ChipInputProps = ComponentProps<'input'> & { ref?: Ref<HTMLInputElement> };
type ChipTextAreaProps = ComponentProps<'textarea'> & { ref?: Ref<HTMLTextAreaElement> };

/** A native single-line input whose placeholders are marked as chips. */
export const ChipInput = (props: ChipInputProps) => {
  const mirror = useRef<HTMLSpanElement>(null);
  const { className, value } = props;
  const follow = (input: HTMLInputElement) => {
    if (mirror.current) mirror.current.scrollLeft = input.scrollLeft;
  };
  return (
    <Box component="span" sx={FRAME}>
      <Mirror ref={mirror} className={className} text={textOrNumberOf(value)} whiteSpace="pre" />
      <Box
        component="input"
        {...props}
        onScroll={({ currentTarget }) => follow(currentTarget)}
        onSelect={({ currentTarget }) => follow(currentTarget)}
        sx={FIELD}
      />
    </Box>
  );
};

/** The multi-line version, as high as its text. */
export const ChipTextArea = (props: ChipTextAreaProps) => (
  <Box component="span" sx={FRAME}>
    <Mirror className={props.className} text={textOrNumberOf(props.value)} whiteSpace="pre-wrap" />
    <Box component="textarea" {...props} sx={FIELD} />
  </Box>
);

type MirrorProps = {
  ref?: Ref<HTMLSpanElement>;
  className: string | undefined;
  text: string;
  whiteSpace: 'pre' | 'pre-wrap';
};

/** A copy of the text behind the field, invisible except for the background of its placeholders. */
const Mirror = ({ ref, className, text, whiteSpace }: MirrorProps) => (
  <Box component="span" aria-hidden ref={ref} className={className} sx={{ ...MIRROR, whiteSpace }}>
    {partsOf(cutText(text, MAX_TEXT_LENGTH)).map(({ text: part, name }, at) =>
      name === undefined ? (
        part
      ) : (
        <Box component="span" key={at} sx={isPlaceholder(name) ? KNOWN : UNKNOWN}>
          {part}
        </Box>
      ),
    )}
  </Box>
);

const FRAME = { position: 'relative', display: 'flex', flex: 1, minWidth: 0 } as const;
/** Makes the lines of both layers coincide. */
const SAME_LINES = { '&&': { lineHeight: '20px' } } as const;
const FIELD = { ...SAME_LINES, position: 'relative', bgcolor: 'transparent' } as const;
const MIRROR = {
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  overflowWrap: 'break-word',
  pointerEvents: 'none',
  userSelect: 'none',
  '&&': { ...SAME_LINES['&&'], boxSizing: 'border-box', height: 'auto', color: 'transparent' },
} as const;

const KNOWN = chipOf('accent');
const UNKNOWN = chipOf('error');
