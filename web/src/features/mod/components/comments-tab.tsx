import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLatePart } from '#app/late-part/use-late-part.tsx';
import { useNear } from '#app/mods/use-near.ts';
import type { CommentsProps } from '../comments/comments.tsx';
import { tabNames } from './mod-tabs.tsx';

const loadComments = async () => (await import('../comments/comments.tsx')).Comments;

/** The comments' place; what is in it is asked for when the visitor comes near. */
export const CommentsTab = (props: CommentsProps) => {
  const Comments = useLatePart(loadComments);
  const { ref, isNear } = useNear<HTMLElement>();
  const waiting = <div className="skeleton h-64" aria-hidden="true" />;
  return (
    <section ref={ref} className="comments">
      <h2 className="sr-only">
        <FormattedMessage {...tabNames.comments} />
      </h2>
      {isNear ? (
        <Suspense fallback={waiting}>
          <Comments {...props} />
        </Suspense>
      ) : (
        waiting
      )}
    </section>
  );
};
