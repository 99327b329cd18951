import { isHostedImage } from '@bigorna/domain/hosted-image';
import { Box, Link } from '@mui/material';
import ReactMarkdown, { type Components } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';

/** The page has its own h1 and h2, so the headings of a text start at h3. */
const components: Components = {
  h1: ({ children }) => <h3>{children}</h3>,
  h2: ({ children }) => <h3>{children}</h3>,
  h3: ({ children }) => <h3>{children}</h3>,
  // Open links in a new tab, so the console keeps its state.
  a: ({ href, children }) => (
    <Link href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </Link>
  ),
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
  '& pre, & .wide': { overflowX: 'auto' },
  '& table': { borderCollapse: 'collapse' },
  '& th, & td': { border: '1px solid', borderColor: 'divider', padding: '4px 10px', textAlign: 'start' },
  '& blockquote': { margin: '1em 0', paddingLeft: '1em', borderLeft: '3px solid', borderColor: 'divider' },
};

/** Markdown with GitHub's tables and lists, without raw HTML. The sanitizer runs last. */
export const MarkdownBody = ({ text }: { text: string }) => (
  <Box sx={PROSE}>
    <ReactMarkdown remarkPlugins={[remarkGfm]} rehypePlugins={[rehypeSanitize]} components={components}>
      {text}
    </ReactMarkdown>
  </Box>
);
