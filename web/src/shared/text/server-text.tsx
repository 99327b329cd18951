import { getIdPrefix } from '@bigorna/client/markdown/id-prefix';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHashTarget } from '#shared/page/use-hash-target.ts';

/** Leaves the element's markup as it is. One object, so that React sees no change. */
const UNCHANGED = { __html: '' };

/**
 * A text that the server rendered. React hydrates the element, but not its markup, so the page needs no parser. A link to
 * a heading of the text keeps the page's state in the URL, as in `MarkdownText`.
 */
export const ServerText = ({ scope = '' }: { scope?: string | undefined }) => {
  const ref = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useHashTarget({ ref, prefix: getIdPrefix(scope) });
  useEffect(() => {
    const text = ref.current;
    const follow = (event: MouseEvent): void => {
      const link = event.target instanceof Element && event.target.closest('a');
      const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (!link || isModified || !link.hash || link.pathname !== pathname || link.host !== location.host) return;
      event.preventDefault();
      void navigate({ pathname, search, hash: link.hash }, { preventScrollReset: true });
    };
    text?.addEventListener('click', follow);
    return () => text?.removeEventListener('click', follow);
  }, [navigate, pathname, search]);
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React writes nothing, the server's markup stays
    <div ref={ref} className="prose" dangerouslySetInnerHTML={UNCHANGED} suppressHydrationWarning />
  );
};
