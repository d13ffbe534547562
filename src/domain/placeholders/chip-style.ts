/** The background of a placeholder inside a text, known or unknown. */
export const chipOf = (tone: 'accent' | 'error') =>
  ({
    borderRadius: '4px',
    bgcolor: `status.${tone}.tint`,
    outline: '1px solid',
    outlineColor: (theme: { palette: { status: Record<typeof tone, { line: string }> } }) =>
      theme.palette.status[tone].line,
  }) as const;
