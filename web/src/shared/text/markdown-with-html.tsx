import { PARSE_HTML } from '@bigorna/client/markdown/parse-html';
import { type MarkdownProps, MarkdownText } from './markdown-text.tsx';

/** Renders Markdown that may contain HTML. Loads the parser of HTML, so it is a file of its own. */
export const MarkdownWithHtml = (props: MarkdownProps) => <MarkdownText {...props} parseHtml={PARSE_HTML} />;
