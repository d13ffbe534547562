/** Running text on an 8-pixel grid: 16 px with a line height of 28 px, about 70 characters a line. */
export const prose = {
  typography: 'body1',
  fontSize: 'h2.fontSize',
  lineHeight: '28px',
  overflowWrap: 'break-word',
  '& p, & ul, & ol': { my: 2 },
  '& ul, & ol': { pl: 3 },
  '& li': { mt: 1, pl: 0.5 },
  '& li > ul, & li > ol': { my: 0 },
  '& li::marker': { color: 'text.secondary' },
  '& strong': { fontWeight: 600 },
  '& hr': { border: 0, borderTop: '1px solid', borderColor: 'divider', my: 5 },
  '& blockquote': {
    mx: 0,
    my: 3,
    pl: 2,
    borderLeft: '2px solid',
    borderColor: 'divider',
    color: 'text.secondary',
  },
  '& :not(pre) > code': {
    px: '5px',
    py: '2px',
    borderRadius: '4px',
    fontSize: '0.875em',
    bgcolor: 'status.neutral.tint',
    overflowWrap: 'anywhere',
  },
  // Tables scroll instead: code broken into letters would be unreadable in a narrow column.
  '& table td code': { overflowWrap: 'normal' },
};
