import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import type { ImageSize } from '@/core/images';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useDraftNote } from '@/kit/drafts/useDraftNote';
import type { ImageProblem } from './image-file';

type ImageHelpProps = {
  id: string;
  source: string;
  value: string;
  size: ImageSize;
  /** The translated error, if the picture is invalid. */
  wrong: string | undefined;
  note: ImageProblem | null;
};

/** The rule of a picture, or its error, and notes about it. */
export const ImageHelp = ({ id, source, value, size, wrong, note }: ImageHelpProps) => {
  const translate = useTranslate();
  const draftNote = useDraftNote(source, value);
  const rule = translate('picture.rule', { w: size.width, h: size.height });
  const namesSize = wrong?.includes(`${size.width}×${size.height}`);
  return (
    <FormHelperText id={id} component="div" error={wrong !== undefined}>
      <Box>{wrong ?? rule}</Box>
      {namesSize === false && <Box sx={{ color: 'text.secondary' }}>{rule}</Box>}
      {note && <Box sx={{ color: 'warning.main' }}>{translate(note.problem, note.args)}</Box>}
      {draftNote && <Box>{translate(draftNote.message, draftNote.args)}</Box>}
    </FormHelperText>
  );
};
