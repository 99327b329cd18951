import { getIdPrefix } from '@bigorna/client/markdown/id-prefix';
import { createMarkdownOptions, type ParseHtml } from '@bigorna/client/markdown/markdown-options';
import { parseHashTarget } from '@bigorna/client/parse-hash-target';
import { reveal } from '@bigorna/client/reveal';
import { isHostedImage } from '@bigorna/domain/hosted-image';
import { Box, Link } from '@mui/material';
import { type MouseEvent, type ReactNode, useId, useMemo } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';

interface InnerLinkProps {
  id: string | undefined;
  href: string;
  children: ReactNode;
}

/** Goes to a heading of the same text. The URL does not change, because it belongs to the console's page. */
const InnerLink = ({ id, href, children }: InnerLinkProps) => {
  const goToTarget = (event: MouseEvent): void => {
    event.preventDefault();
    const target = document.getElementById(parseHashTarget(href));
    if (target) reveal(target);
  };
  return (
    <Link id={id} href={href} onClick={goToTarget}>
      {children}
    </Link>
  );
};

const components: Components = {
  // Open links in a new tab, so the console keeps its state.
  a: ({ id, href, children }) => {
    if (!href) return <span id={id}>{children}</span>;
    return href.startsWith('#') ? (
      <InnerLink id={id} href={href}>
        {children}
      </InnerLink>
    ) : (
      <Link id={id} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </Link>
    );
  },
  img: ({ src, alt = '' }) => (isHostedImage(src) ? <img src={src} alt={alt} loading="lazy" decoding="async" /> : alt),
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach horizontal scroll areas
    <div className="wide" tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
};

const PROSE = {
  maxWidth: '72ch',
  '& img': { maxWidth: '100%', height: 'auto' },
  '& h3, & h4': { margin: '1.2em 0 0.4em' },
  // A long line or table scrolls by itself and does not widen the page.
  '& pre, & .wide': { overflowX: 'auto', contain: 'inline-size' },
  '& table': { borderCollapse: 'collapse', overflowWrap: 'normal' },
  '& th, & td': { border: '1px solid', borderColor: 'divider', padding: '4px 10px', textAlign: 'start' },
  '& blockquote': { margin: '1em 0', paddingLeft: '1em', borderLeft: '3px solid', borderColor: 'divider' },
};

export interface MarkdownBodyProps {
  text: string;
  parseHtml?: ParseHtml;
}

/** Renders Markdown as the site does. Its ids differ from those of the page and of its other texts. */
export const MarkdownBody = ({ text, parseHtml }: MarkdownBodyProps) => {
  const scope = useId();
  const options = useMemo(() => createMarkdownOptions(getIdPrefix(scope), parseHtml), [scope, parseHtml]);
  return (
    <Box sx={PROSE}>
      <ReactMarkdown {...options} components={components}>
        {text}
      </ReactMarkdown>
    </Box>
  );
};
