import Box from '@mui/material/Box';
import { createElement, type ReactNode } from 'react';
import { CodeBlock } from './CodeBlock';
import { Callout, type CalloutKind } from './Callout';
import { ProseHeading } from './ProseHeading';
import { ProseLink } from './ProseLink';
import { ProseTable } from './ProseTable';
import { prose } from './prose-style';

type Page = { name: string; title: string };
type ProseProps = { page: Page; nodes: readonly Node[] };

/** The text of a page: its sanitised nodes, rendered as components of the console. */
export const Prose = ({ page, nodes }: ProseProps) => (
  <Box sx={prose}>{nodes.map((node, at) => partOf(node, at, page))}</Box>
);

const partOf = (node: Node, key: number, page: Page): ReactNode => {
  if (!(node instanceof HTMLElement)) return node.textContent;
  const children = () => [...node.childNodes].map((child, at) => partOf(child, at, page));
  switch (node.tagName) {
    case 'H2':
    case 'H3':
      return (
        <ProseHeading
          key={key}
          page={page.name}
          slug={node.id}
          level={node.tagName === 'H2' ? 2 : 3}
        >
          {node.textContent ?? ''}
        </ProseHeading>
      );
    case 'PRE': {
      const { language = '', file = '' } = node.dataset;
      return <CodeBlock key={key} code={node.textContent ?? ''} language={language} file={file} />;
    }
    case 'TABLE':
      return (
        <ProseTable key={key} name={headingBefore(node) ?? page.title}>
          {children()}
        </ProseTable>
      );
    case 'A':
      return (
        <ProseLink key={key} href={node.getAttribute('href') ?? ''}>
          {children()}
        </ProseLink>
      );
    case 'BLOCKQUOTE':
      return node.dataset.note ? (
        <Callout key={key} kind={node.dataset.note as CalloutKind}>
          {children()}
        </Callout>
      ) : (
        <blockquote key={key}>{children()}</blockquote>
      );
    case 'BR':
    case 'HR':
      return createElement(node.localName, { key });
    default:
      return createElement(node.localName, { key }, children());
  }
};

const headingBefore = (node: Element): string | null => {
  let before = node.previousElementSibling;
  while (before && !/^H[23]$/.test(before.tagName)) before = before.previousElementSibling;
  return before?.textContent ?? null;
};
