import { PARSE_HTML } from '@bigorna/client/markdown/parse-html';
import { MarkdownBody } from './markdown-body.tsx';

/** Renders Markdown that may contain HTML. Loads the parser of HTML, so it is a file of its own. */
export const MarkdownWithHtml = ({ text }: { text: string }) => <MarkdownBody text={text} parseHtml={PARSE_HTML} />;
