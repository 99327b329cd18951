import { mayHaveHtml } from '@bigorna/client/markdown/may-have-html';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useIsHydrated } from '#shared/ui/use-is-hydrated.ts';
import type { MarkdownProps } from './markdown-text.tsx';
import { ServerText } from './server-text.tsx';

type TextComponent = ComponentType<MarkdownProps>;

/** If the parser fails to load, the text is shown as plain text. */
const lazyText = (load: () => Promise<TextComponent>) =>
  lazy(async (): Promise<{ default: TextComponent }> => {
    try {
      return { default: await load() };
    } catch {
      return { default: ({ children }) => <p className="whitespace-pre-line">{children}</p> };
    }
  });

const MarkdownText = lazyText(async () => (await import('./markdown-text.tsx')).MarkdownText);
const MarkdownWithHtml = lazyText(async () => (await import('./markdown-with-html.tsx')).MarkdownWithHtml);

/** Characters per line; height of a line and of a paragraph's margin, in rem. */
const LINE_CHARACTERS = 80;
const LINE_REM = 1.45;
const PARAGRAPH_REM = 0.9;

/** Estimated height of a text, which limits layout shift. */
const estimateHeight = (text: string): number =>
  text
    .split(/\n+/)
    .filter(Boolean)
    .reduce((sum, line) => sum + Math.ceil(line.length / LINE_CHARACTERS) * LINE_REM + PARAGRAPH_REM, 0);

/**
 * Renders sanitized Markdown. Its parser loads with the first text, and HTML's with the first text that needs it. A text
 * that the server rendered needs no parser, until it changes.
 */
export const Markdown = (props: MarkdownProps) => {
  const { children, scope, marked = [] } = props;
  const shown = [children, ...marked].join('\n');
  const isHydrated = useIsHydrated();
  const [serverText, setServerText] = useState(isHydrated ? undefined : shown);
  // The server's markup is gone for good.
  if (serverText !== undefined && serverText !== shown) setServerText(undefined);
  const Text = mayHaveHtml(children) ? MarkdownWithHtml : MarkdownText;
  if (import.meta.env.SSR) return <Text {...props} />;
  if (serverText === shown) return <ServerText scope={scope} />;
  return (
    <Suspense
      fallback={<div className="skeleton" style={{ height: `${estimateHeight(children)}rem` }} aria-hidden="true" />}
    >
      <Text {...props} />
    </Suspense>
  );
};
