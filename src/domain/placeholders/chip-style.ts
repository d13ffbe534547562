/** The background of a placeholder inside a text, known or unknown. */
const chipOf = (tone: 'accent' | 'error') =>
  ({
    borderRadius: '4px',
    bgcolor: `status.${tone}.tint`,
    outline: '1px solid',
    outlineColor: (theme: { palette: { status: Record<typeof tone, { line: string }> } }) =>
      theme.palette.status[tone].line,
  }) as const;

/** The chips of an editor's placeholders. */
export const CHIPS = {
  '& [data-placeholder]': {
    ...chipOf('accent'),
    color: 'status.accent.text',
    px: '4px',
    mx: '1px',
    cursor: 'default',
  },
  '& [data-unknown]': { ...chipOf('error'), color: 'status.error.text' },
  '& .ProseMirror-selectednode': { outlineWidth: '2px' },
} as const;
