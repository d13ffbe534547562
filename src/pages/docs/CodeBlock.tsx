import Box from '@mui/material/Box';
import { useRef } from 'react';
import { CopyButton } from '@/ui/page/CopyButton';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { highlight, type CodeToken } from './highlight';

type CodeBlockProps = { code: string; language: string; file: string };

/** Code under its file name, with a copy button; it scrolls sideways, also by keyboard. */
export const CodeBlock = ({ code, language, file }: CodeBlockProps) => {
  const translate = useTranslate();
  const text = useRef<HTMLElement>(null);
  const name = file || (NAMES[language] ?? language);
  return (
    <Box sx={FRAME}>
      <Box sx={HEAD}>
        <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {file ? <samp>{file}</samp> : name}
        </Box>
        <CopyButton text={code} source={text} />
      </Box>
      <Box
        component="pre"
        role="group"
        aria-label={translate('pages.docs.code.label', { name })}
        // Without a tab stop, keyboard users could not scroll to the end of a long line.
        tabIndex={0}
        sx={CODE}
      >
        <code ref={text}>
          {highlight(code, language).map(({ kind, text: token }, at) =>
            kind === 'plain' ? (
              token
            ) : (
              <Box component="span" key={at} sx={COLORS[kind]}>
                {token}
              </Box>
            ),
          )}
        </code>
      </Box>
    </Box>
  );
};

const NAMES: Readonly<Record<string, string>> = {
  sh: 'Shell',
  ts: 'TypeScript',
  tsx: 'TypeScript',
  json: 'JSON',
  html: 'HTML',
};

const COLORS: Record<Exclude<CodeToken['kind'], 'plain'>, object> = {
  comment: { color: 'text.secondary', fontStyle: 'italic' },
  string: { color: 'status.success.text' },
  keyword: { color: 'status.accent.text' },
};

const FRAME = {
  my: 3,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  overflow: 'hidden',
};

const HEAD = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 40,
  pl: 2,
  pr: 0.5,
  py: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
  typography: 'caption',
  color: 'text.secondary',
};

const CODE = {
  m: 0,
  p: 2,
  overflowX: 'auto',
  typography: 'body2',
  tabSize: 2,
  borderBottomLeftRadius: 'inherit',
  borderBottomRightRadius: 'inherit',
  '&:focus-visible': { outlineOffset: '-2px' },
  '& code': { display: 'block', width: 'max-content', minWidth: '100%' },
};
